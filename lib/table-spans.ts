import type { Element, ElementContent } from 'hast';

const elements = (node: Element): Element[] =>
  node.children.filter((child): child is Element => child.type === 'element');

function span(cell: Element, name: 'colSpan' | 'rowSpan'): number {
  return Number(cell.properties[name] ?? 1);
}

/** A grid of more cells than this is not looked at: merged cells could make one of millions out of little text. */
const MAX_AREA = 20_000;

/**
 * Do the merged cells of a table's row groups make a whole grid (HTML standard, "Forming a table")? Not when two overlap, one
 * reaches below its group, a column has no cell of its own, or a span is no small whole number.
 */
export function spansFit(groups: readonly Element[]): boolean {
  const begun = new Set<number>();
  let area = 0;
  let width = 0;
  for (const group of groups) {
    const rows = elements(group);
    const taken = rows.map(() => new Set<number>());
    for (const [y, row] of rows.entries()) {
      let x = 0;
      for (const cell of elements(row)) {
        const [columns, lines] = [span(cell, 'colSpan'), span(cell, 'rowSpan')];
        area += columns * lines;
        if (!isSmall(columns) || !isSmall(lines) || y + lines > rows.length || area > MAX_AREA) return false;
        while (taken[y]?.has(x)) x += 1;
        begun.add(x);
        for (let at = 0; at < columns * lines; at += 1) {
          const line = taken[y + Math.floor(at / columns)];
          if (line?.has(x + (at % columns))) return false;
          line?.add(x + (at % columns));
        }
        width = Math.max(width, x + columns);
      }
    }
  }
  return begun.size === width;
}

const isSmall = (value: number) => Number.isInteger(value) && value >= 1 && value <= 50;

/** The same row groups with every cell in one column and one row. */
export function withoutSpans(groups: readonly Element[]): Element[] {
  const plain = (node: ElementContent): ElementContent => {
    if (node.type !== 'element') return node;
    const properties = { ...node.properties };
    delete properties.colSpan;
    delete properties.rowSpan;
    return { ...node, properties, children: node.children.map(plain) };
  };
  return groups.map((group) => plain(group) as Element);
}
