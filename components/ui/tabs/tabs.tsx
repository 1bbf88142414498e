import { TabsIsland, type Tab } from './tabs.island';

/** 'Overview' (spec §2), marked as English (WCAG 3.1.2). */
export const OVERVIEW = <span lang="en">Overview</span>;

/**
 * The tabs of a detail page (spec §2). Every panel is in the HTML: without script a list of anchors with the
 * panels below each other, with script the tab pattern of search-visibility.md D1.
 */
export function Tabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  return <TabsIsland tabs={tabs} label={label} />;
}
