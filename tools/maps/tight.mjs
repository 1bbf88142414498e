// Writes paths as short as SVG allows: the shorter of absolute and relative, repeated commands left out,
// flags packed.

const SIZE = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

function parse(path) {
  const out = [];
  for (const [, command, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const upper = command.toUpperCase();
    const numbers = [];
    if (upper === 'A') {
      const number = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+))/y;
      const flag = /\s*,?\s*([01])/y;
      let at = 0;
      for (let i = 0; at < rest.length && rest.slice(at).trim(); i++) {
        const rule = i % 7 === 3 || i % 7 === 4 ? flag : number;
        rule.lastIndex = at;
        const match = rule.exec(rest);
        if (!match) break;
        numbers.push(Number(match[1]));
        at = rule.lastIndex;
      }
    } else for (const [match] of rest.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)/g)) numbers.push(Number(match));
    if (upper === 'Z') out.push(['Z']);
    for (let i = 0; i < numbers.length; i += SIZE[upper])
      out.push([
        upper === 'M' && i ? (command === 'm' ? 'l' : 'L') : command,
        ...numbers.slice(i, i + SIZE[upper]),
      ]);
  }
  return out;
}

const show = (number) => {
  const rounded = Math.round(number * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, '$1.');
};
function join(numbers, arc) {
  let text = '';
  let before = '';
  numbers.forEach((number, i) => {
    const shown = show(number);
    const packed = arc && (i % 7 === 4 || i % 7 === 5);
    text +=
      !i || shown[0] === '-' || packed || (shown[0] === '.' && before.includes('.')) ? shown : ` ${shown}`;
    before = shown;
  });
  return text;
}

function tightPath(path) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let text = '';
  let last = '';
  let lastNumber = '';
  for (const [command, ...numbers] of parse(path)) {
    const upper = command.toUpperCase();
    const relative = command !== upper;
    if (upper === 'Z') {
      text += 'z';
      [x, y, last] = [startX, startY, 'z'];
      continue;
    }
    // Absolute values.
    const abs = numbers.map((value, i) => {
      if (upper === 'H') return relative ? value + x : value;
      if (upper === 'V') return relative ? value + y : value;
      if (upper === 'A') return relative && i > 4 ? value + (i === 5 ? x : y) : value;
      return relative ? value + (i % 2 ? y : x) : value;
    });
    let [kind, values] = [upper, abs];
    const end = upper === 'H' ? [abs[0], y] : upper === 'V' ? [x, abs[0]] : abs.slice(-2);
    if (upper === 'L' && show(end[1] - y) === '0') [kind, values] = ['H', [end[0]]];
    else if (upper === 'L' && show(end[0] - x) === '0') [kind, values] = ['V', [end[1]]];
    if ((kind === 'H' && show(values[0] - x) === '0') || (kind === 'V' && show(values[0] - y) === '0')) {
      // Nothing drawn, unless it is a dot.
      if (!(last === 'm' || last === 'M')) continue;
    }
    const rel = values.map((value, i) => {
      if (kind === 'H') return value - x;
      if (kind === 'V') return value - y;
      if (kind === 'A') return i > 4 ? value - (i === 5 ? x : y) : value;
      return value - (i % 2 ? y : x);
    });
    const arc = kind === 'A';
    const write = (letter, list) => {
      const body = join(list, arc);
      const same = last === letter && letter !== 'M' && letter !== 'm';
      const implied = same || (last === 'm' && letter === 'l') || (last === 'M' && letter === 'L');
      if (!implied) return letter + body;
      const glue = body[0] === '-' || (body[0] === '.' && lastNumber.includes('.')) ? '' : ' ';
      return glue + body;
    };
    const absolute = write(kind, values);
    const relativeText = write(kind.toLowerCase(), rel);
    const first = text === '';
    const useRel = !first && relativeText.length <= absolute.length;
    text += useRel ? relativeText : absolute;
    last = useRel ? kind.toLowerCase() : kind;
    lastNumber = show((useRel ? rel : values).at(-1));
    [x, y] = [Math.round(end[0] * 10) / 10, Math.round(end[1] * 10) / 10];
    if (upper === 'M') [startX, startY] = [x, y];
  }
  return text;
}

/** All paths of a document; empty attributes and needless quotes of numbers stay as they are. */
export const tight = (svg) => svg.replace(/ d="([^"]*)"/g, (whole, path) => ` d="${tightPath(path)}"`);
