// Mountains, hills and trees as the posters draw them: seen from the south, light from the north-west, flat
// inks and grain. Every form stands on (0, 0) and is about 100 wide; the sheets place them with <use>.

const pairsToPath = (pairs) => pairs.map(([x, y]) => `${x} ${-y}`).join('L');
const polygon = (...pairs) => `M${pairsToPath(pairs)}z`;

/** Curved flanks from the left foot over the line of summits to the right foot. */
function body(line, foot = 50) {
  const [firstX, firstY] = line[0];
  const [lastX, lastY] = line[line.length - 1];
  return `M${-foot} 0Q${Math.round(firstX - 9)} ${Math.round(-firstY * 0.28)} ${pairsToPath(line)}Q${Math.round(lastX + 10)} ${Math.round(-lastY * 0.28)} ${foot} 0z`;
}
/** The right flank in the shade, from the last summit down. */
const flank = (line, ridge, foot = 50) => {
  const [lastX, lastY] = line[line.length - 1];
  return `M${pairsToPath([...ridge])}L${foot} 0Q${Math.round(lastX + 10)} ${Math.round(-lastY * 0.28)} ${lastX} ${-lastY}z`;
};

const FORMS = {
  // The upturned boat.
  perahu: () => {
    const line = [
      [-27, 30],
      [-23, 35],
      [-18, 32],
      [-6, 31.5],
      [4, 29],
      [13, 30],
      [20, 34],
      [25, 30],
    ];
    return {
      body: body(line),
      shade: [
        polygon([-15, 32], [-11, 20], [-16, 9], [-10, 0], [0, 0], [-4, 13], [-1, 30.3]),
        polygon([7, 29.4], [10, 17], [6, 8], [11, 0], [17, 0], [15, 15], [14, 30.7]),
        flank(line, [
          [20, 34],
          [23, 18],
          [20, 8],
          [26, 0],
        ]),
      ],
      deep: [polygon([-24, 32], [-28, 17], [-26, 6], [-33, 0], [-27, 0], [-21, 13])],
      lit: polygon([-26, 27], [-33, 10], [-40, 2], [-36, 2], [-29, 11], [-24, 24]),
      rim: line,
    };
  },
  kerucutA: () => {
    const line = [
      [-4, 46],
      [2, 47],
    ];
    return {
      body: body(line),
      shade: [
        flank(line, [
          [-1, 46.5],
          [3, 34],
          [-3, 25],
          [5, 15],
          [0, 6],
          [6, 0],
        ]),
      ],
      deep: [polygon([12, 26], [15, 15], [12, 7], [17, 0], [26, 0], [20, 8])],
      lit: polygon([-7, 38], [-18, 14], [-28, 3], [-22, 4], [-12, 17], [-5, 33]),
    };
  },
  kerucutB: () => {
    const line = [
      [-9, 39],
      [-5, 44],
      [1, 41],
      [5, 38],
    ];
    return {
      body: body(line),
      shade: [
        flank(line, [
          [-5, 44],
          [-1, 31],
          [-6, 22],
          [3, 12],
          [-2, 5],
          [4, 0],
        ]),
      ],
      deep: [polygon([14, 22], [17, 12], [14, 5], [20, 0], [28, 0], [21, 9])],
      lit: polygon([-12, 33], [-21, 13], [-31, 3], [-25, 4], [-15, 16], [-9, 31]),
    };
  },
  punggungA: () => {
    const line = [
      [-24, 25],
      [-17, 22],
      [-2, 39],
      [6, 30],
      [14, 32],
      [23, 21],
    ];
    return {
      body: body(line),
      shade: [
        polygon([-24, 25], [-21, 15], [-25, 8], [-19, 0], [-9, 0], [-14, 12], [-17, 22]),
        polygon([-2, 39], [2, 27], [-4, 19], [4, 9], [0, 0], [12, 0], [9, 14], [6, 30]),
        flank(line, [
          [14, 32],
          [17, 18],
          [14, 9],
          [20, 0],
        ]),
      ],
      deep: [],
      lit: polygon([-25, 21], [-33, 8], [-41, 2], [-36, 2], [-28, 9]),
    };
  },
  punggungB: () => {
    const line = [
      [-30, 20],
      [-22, 28],
      [-13, 22],
      [-4, 25],
      [8, 36],
      [17, 27],
      [26, 17],
    ];
    return {
      body: body(line),
      shade: [
        polygon([-22, 28], [-18, 17], [-23, 9], [-16, 0], [-7, 0], [-11, 11], [-13, 22]),
        flank(line, [
          [8, 36],
          [11, 24],
          [5, 16],
          [13, 7],
          [9, 0],
        ]),
      ],
      deep: [polygon([19, 22], [21, 12], [18, 5], [24, 0], [33, 0], [26, 7])],
      lit: polygon([2, 28], [-5, 13], [-2, 4], [3, 12], [6, 29]),
    };
  },
  rangkaian: () => {
    const line = [
      [-34, 20],
      [-28, 18],
      [-19, 31],
      [-12, 26],
      [0, 38],
      [8, 29],
      [18, 33],
      [27, 20],
    ];
    return {
      body: body(line, 54),
      shade: [
        polygon([-34, 20], [-31, 11], [-35, 5], [-30, 0], [-22, 0], [-25, 10], [-28, 18]),
        polygon([-19, 31], [-15, 20], [-20, 11], [-13, 0], [-5, 0], [-9, 13], [-12, 26]),
        polygon([0, 38], [4, 25], [-2, 16], [6, 7], [3, 0], [13, 0], [10, 13], [8, 29]),
        flank(
          line,
          [
            [18, 33],
            [21, 20],
            [17, 10],
            [24, 0],
          ],
          54,
        ),
      ],
      deep: [polygon([29, 14], [31, 7], [28, 0], [37, 0])],
      lit: polygon([-35, 16], [-42, 6], [-48, 2], [-44, 2], [-38, 7]),
    };
  },
  kawah: () => {
    const line = [
      [-15, 36],
      [-12, 40],
      [-7, 36],
      [5, 35],
      [10, 39],
      [14, 35],
    ];
    return {
      body: body(line),
      shade: [
        polygon([-7, 36], [-4, 24], [-9, 14], [-2, 0], [6, 0], [2, 14], [3, 35]),
        flank(line, [
          [10, 39],
          [13, 25],
          [8, 14],
          [15, 0],
        ]),
      ],
      deep: [polygon([20, 17], [23, 8], [20, 0], [29, 0], [26, 7])],
      lit: polygon([-16, 31], [-25, 11], [-34, 2], [-29, 3], [-19, 14], [-14, 29]),
      rim: line,
    };
  },
  bukit: () => ({
    body: 'M-50 0Q-22-40 0-40Q24-40 50 0z',
    shade: ['M0-40Q24-40 50 0H12Q18-22 0-40z'],
    deep: [],
    lit: null,
  }),
};

/** The symbol of a form, with grain in its shade and mist at its foot. */
export function form(name, palette) {
  if (name === 'karst')
    return `<path fill="${palette.karst}" d="M-50 0L-43-18-34-23-25-17-20-8-12-30-2-37 9-31 15-9 22-20 33-24 44-14 50 0z"/><path fill="${palette.karstShade}" d="M-34-23L-25-17-18 0H-30zM-2-37L9-31 17 0H0zM33-24L44-14 50 0H36z"/>`;
  if (name === 'rimba')
    // canopy
    return `<path fill="${palette.treeShade}" d="M-24 2c-3-4 0-9 4-9 1-6 9-8 13-4 3-6 13-6 15 0 5-3 12 0 12 5 5 0 7 5 4 8z"/><path fill="${palette.tree}" d="M-24 0c-3-4 0-9 4-9 1-6 9-8 13-4 3-6 13-6 15 0 4-2 9-1 11 3-6-2-11 0-12 4-4-4-10-3-12 1-4-3-9-2-11 2-3-1-6 1-8 3z"/>`;
  if (name === 'cemara')
    return `<path fill="${palette.pine}" d="M-9 0l5-17L1 0zM1 0l5-22L11 0z"/><path fill="${palette.pineLit}" d="M-9 0l5-17 0 17zM1 0l5-22 0 22z"/>`;
  const { body: shape, shade, deep, lit, rim } = FORMS[name]();
  const dark = shade.join('');
  return (
    `<path fill="${palette.peakMid}" d="${shape}"/>` +
    (lit ? `<path fill="${palette.peakLit}" d="${lit}"/>` : '') +
    `<path fill="${palette.peakShade}" d="${dark}"/>` +
    (deep.length ? `<path fill="${palette.peakDark}" d="${deep.join('')}"/>` : '') +
    (name === 'bukit'
      ? ''
      : `<path fill="url(#gm)" d="M-50 0C-34-6-26-13-20-16L-8-9 3-17 14-9 21-14C28-9 36-4 50 0z"/>`) +
    (rim
      ? `<path fill="none" stroke="${palette.rim}" stroke-width="1.700" stroke-linejoin="round" d="M${pairsToPath(rim)}"/>`
      : '')
  )
    .replace(/(\.\d*?)0+(?=[ L\-z"QC])/g, '$1')
    .replace(/\.(?=[ L\-z"QC])/g, '');
}

/** Which drawing stands for a mountain. */
export const drawingOf = (peak, i) =>
  ({
    perahu: 'perahu',
    kerucut: i % 2 ? 'kerucutB' : 'kerucutA',
    punggung: i % 2 ? 'punggungB' : 'punggungA',
    rangkaian: 'rangkaian',
    kawah: 'kawah',
    bukit: 'bukit',
    karst: 'karst',
  })[peak.form];
/** The height of a form when it is 100 wide. */
export const TALL = {
  perahu: 35,
  kerucutA: 47,
  kerucutB: 44,
  punggungA: 39,
  punggungB: 36,
  rangkaian: 38,
  kawah: 40,
  bukit: 40,
  karst: 37,
};
