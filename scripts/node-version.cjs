// Ends with one line where Node is older than package.json asks for. In the oldest syntax: a Node that cannot read the other scripts
// must still be able to read this one, so `npm start` and `npm test` load it before them, and scripts/run.mjs as its first import.
'use strict';

// eslint-disable-next-line @typescript-eslint/no-require-imports -- CommonJS, which every Node reads
const wanted = require('../package.json').engines.node.replace(/^>=(\d+\.\d+).*/, '$1');

/** @param {string} version */
function toNumber(version) {
  const parts = version.split('.');
  return Number(parts[0]) * 1000 + Number(parts[1]);
}

if (toNumber(process.versions.node) < toNumber(wanted)) {
  console.error('Node ' + process.versions.node + ' is too old: install Node ' + wanted + ' or newer.');
  process.exit(1);
}
