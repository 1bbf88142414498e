// Writes paths as short as SVG allows: the shorter of absolute and relative, repeated commands left out,
// flags packed.

const SIZE = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

function parse(d) {
  const out = [];
  for (const [, op, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const up = op.toUpperCase();
    const n = [];
    if (up === 'A') {
      const number = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+))/y;
      const flag = /\s*,?\s*([01])/y;
      let at = 0;
      for (let i = 0; at < rest.length && rest.slice(at).trim(); i++) {
        const rule = i % 7 === 3 || i % 7 === 4 ? flag : number;
        rule.lastIndex = at;
        const m = rule.exec(rest);
        if (!m) break;
        n.push(Number(m[1]));
        at = rule.lastIndex;
      }
    } else for (const [m] of rest.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)/g)) n.push(Number(m));
    if (up === 'Z') out.push(['Z']);
    for (let i = 0; i < n.length; i += SIZE[up])
      out.push([up === 'M' && i ? (op === 'm' ? 'l' : 'L') : op, ...n.slice(i, i + SIZE[up])]);
  }
  return out;
}

const show = (n) => {
  const r = Math.round(n * 10) / 10;
  return String(Object.is(r, -0) ? 0 : r).replace(/^(-?)0\./, '$1.');
};
function join(numbers, arc) {
  let text = '';
  let before = '';
  numbers.forEach((n, i) => {
    const s = show(n);
    const packed = arc && (i % 7 === 4 || i % 7 === 5);
    text += !i || s[0] === '-' || packed || (s[0] === '.' && before.includes('.')) ? s : ` ${s}`;
    before = s;
  });
  return text;
}

export function tightPath(d) {
  let [x, y, sx, sy] = [0, 0, 0, 0];
  let text = '';
  let last = '';
  let lastNumber = '';
  for (const [op, ...n] of parse(d)) {
    const up = op.toUpperCase();
    const relative = op !== up;
    if (up === 'Z') {
      text += 'z';
      [x, y, last] = [sx, sy, 'z'];
      continue;
    }
    // Absolute values.
    const abs = n.map((v, i) => {
      if (up === 'H') return relative ? v + x : v;
      if (up === 'V') return relative ? v + y : v;
      if (up === 'A') return relative && i > 4 ? v + (i === 5 ? x : y) : v;
      return relative ? v + (i % 2 ? y : x) : v;
    });
    let [kind, values] = [up, abs];
    const end = up === 'H' ? [abs[0], y] : up === 'V' ? [x, abs[0]] : abs.slice(-2);
    if (up === 'L' && show(end[1] - y) === '0') [kind, values] = ['H', [end[0]]];
    else if (up === 'L' && show(end[0] - x) === '0') [kind, values] = ['V', [end[1]]];
    if ((kind === 'H' && show(values[0] - x) === '0') || (kind === 'V' && show(values[0] - y) === '0')) {
      // Nothing drawn, unless it is a dot.
      if (!(last === 'm' || last === 'M')) continue;
    }
    const rel = values.map((v, i) => {
      if (kind === 'H') return v - x;
      if (kind === 'V') return v - y;
      if (kind === 'A') return i > 4 ? v - (i === 5 ? x : y) : v;
      return v - (i % 2 ? y : x);
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
    const a = write(kind, values);
    const r = write(kind.toLowerCase(), rel);
    const first = text === '';
    const useRel = !first && r.length <= a.length;
    text += useRel ? r : a;
    last = useRel ? kind.toLowerCase() : kind;
    lastNumber = show((useRel ? rel : values).at(-1));
    [x, y] = [Math.round(end[0] * 10) / 10, Math.round(end[1] * 10) / 10];
    if (up === 'M') [sx, sy] = [x, y];
  }
  return text;
}

/** All paths of a document; empty attributes and needless quotes of numbers stay as they are. */
export const tight = (svg) => svg.replace(/ d="([^"]*)"/g, (m, d) => ` d="${tightPath(d)}"`);
