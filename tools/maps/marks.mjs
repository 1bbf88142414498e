// Small landmarks, about 44 wide, standing on (0, 0). `c` is the sheet's palette.
export const marks = {
  'gedung-sate': (palette) =>
    `<path fill="${palette.wall}" d="M-24 0v-9h48v9zM-8-9v-9H8v9zM-4-22v-4h8v4z"/><path fill="${palette.roof}" d="M-26-9l4-5h14v-4l-2 0 3-4h14l3 4-2 0v4h14l4 5zM-6-26l3-5h6l3 5z"/><path fill="${palette.ink}" d="M-3 0v-5a3 3 0 0 1 6 0v5zM-20-3v-3h2v3zm5 0v-3h2v3zm28 0v-3h2v3zm5 0v-3h2v3zM-.7-30v-9H.7v9z"/><g fill="${palette.roof}"><circle cy="-33" r="1.5"/><circle cy="-36" r="1.4"/><circle cy="-39" r="1.2"/></g>`,
  menara: (palette) =>
    `<path fill="${palette.wall}" d="M-15 0v-30h4V0zM11 0v-30h4V0zM-10 0v-8h20v8z"/><path fill="${palette.roof}" d="M-16-30l3-6 3 6zM10-30l3-6 3 6z"/><path fill="${palette.lake}" d="M-8-8c0-9 5-10 8-14 3 4 8 5 8 14z"/><path fill="${palette.ink}" d="M-2 0v-4a2 2 0 0 1 4 0v4zM-15-20h4v1.5h-4zM11-20h4v1.5h-4z"/>`,
  homann: (palette) =>
    `<path fill="${palette.wall}" d="M-20 0v-12c8-3 16-3 26 0v12z"/><path fill="none" stroke="${palette.roof}" stroke-width="2" d="M-20-9.5c8-3 16-3 26 0M-20-5c8-2 16-2 26 0"/><path fill="${palette.roof}" d="M6 0v-26a3 3 0 0 1 6 0V0z"/><path fill="${palette.sun}" d="M8-24h2v2H8zm0 4h2v2H8zm0 4h2v2H8zm0 4h2v2H8z"/>`,
  bosscha: (palette) =>
    `<path fill="${palette.wall}" d="M-15 0v-6h30v6zM-13-6a13 13 0 0 1 26 0z"/><path fill="${palette.ink}" d="M0-6l4-12.3 3 1.5L3-6zM-3 0v-4h5v4z"/><path fill="${palette.roof}" d="M-16-7h32v2h-32z"/>`,
  isola: (palette) =>
    `<path fill="${palette.wall}" d="M-22 0v-5h44v5zM-16-5v-5h32v5zM-10-10c0-7 20-7 20 0zM-4-15c0-5 8-5 8 0z"/><path stroke="${palette.roof}" stroke-width="1.5" d="M-22-5h44M-16-10h32M-10-15H10"/><path fill="${palette.ink}" d="M-2 0v-3h4v3zM-12-6.5h24v-1.5h-24z"/>`,
  kubah: (palette) =>
    `<path fill="${palette.lakeShade}" d="M-17 0c0-15 8-20 17-26C9-20 17-15 17 0z"/><path fill="${palette.lake}" d="M-12 0l4-8 4 8zm8 0l4-8 4 8zm8 0l4-8 4 8zM-8-9l4-8 4 8zm8 0l4-8 4 8zM-4-17l4-8 4 8z"/><path fill="${palette.sun}" d="M-.7-25v-5H.7v5z"/><path stroke="${palette.wall}" stroke-width="1.5" d="M-24 0V-19M24 0V-19M-17 2.5h34M-12 5.5h24"/>`,
  jembatan: (palette) =>
    `<path fill="none" stroke="${palette.roof}" stroke-width="1.6" d="M-24-13h48M-17 0l3-13M-11 0l-3-13M-3 0l3-13M3 0l-3-13M11 0l3-13M17 0l-3-13M-16-5h4M-2-5h4M12-5h4"/><path fill="${palette.wall}" d="M-20-14v-5h33c4 0 6 2 8 5z"/><path fill="${palette.ink}" d="M-17-17h4v1.5h-4zm7 0h4v1.5h-4zm7 0h4v1.5h-4zm7 0h4v1.5H4z"/>`,
  layang: (palette) =>
    `<path fill="${palette.roof}" d="M-20-20c6-13 34-13 40 0-8-5-32-5-40 0z"/><path fill="${palette.sun}" d="M-9-27c2-2 6-2.5 9-2.5v6c-3 0-7 0-10 .5z"/><path fill="none" stroke="${palette.ink}" stroke-width=".9" d="M-19-20L0-2 19-20M-8-23L0-2 8-23"/><circle cy="-2" r="2.6" fill="${palette.ink}"/>`,
  curug: (palette) =>
    `<path fill="${palette.peakShade}" d="M-20 0v-24l8-3 24 1 8 3V0z"/><path fill="${palette.foam}" d="M-5 0v-25h9V0z"/><path stroke="${palette.lake}" stroke-width="1.2" d="M-2-22V-2M1-24V-4"/><path fill="${palette.foam}" d="M-14 2c2-6 6-5 7-3 2-4 9-4 10-.5 3-2.5 8-1.5 9 3.5z"/>`,
  rusa: (palette) =>
    `<path fill="${palette.roofShade}" d="M-13 0l1-9c-2-1-2-5 1-6l10-1 4-7 3-1 4 3-1 2-4 1-2 7 0 11h-2l-1-9-8 0-1 9z"/><path fill="none" stroke="${palette.ink}" stroke-width="1.3" d="M5-24c-2-3-1-5 1-8M4-28l-4-2M7-23c1-3 4-4 5-7M9-26l4 0"/>`,
  perahu: (palette) =>
    `<path fill="${palette.ink}" d="M-17-4c8 3 26 3 34 0-2 5-5 7-9 7H-8c-4 0-7-2-9-7z"/><path fill="${palette.roof}" d="M-8-3v-5h4v5zM2-3v-5h4v5z"/><path fill="${palette.sun}" d="M-10-8l4-4 4 4zM0-8l4-4 4 4z"/>`,
  kuda: (palette) =>
    `<path fill="${palette.pine}" d="M-22 0l6-20L-10 0zM12 0l5-16 5 16z"/><path fill="${palette.roof}" d="M-11 0L0-15 11 0z"/><path fill="${palette.ink}" d="M-3 0l3-9 3 9z"/>`,
  angklung: (palette) =>
    `<path fill="none" stroke="${palette.roofShade}" stroke-width="1.8" d="M-14-9h28M-12-2h24"/><path fill="${palette.sun}" stroke="${palette.roofShade}" stroke-width="1" d="M-11 0v-24l4 3V0zM-3 0v-19l4 3V0zM5 0v-14l4 3V0z"/>`,
};
