import { ActionPanel } from '@/components/ui/action-panel/action-panel.island';
import { Icon } from '@/components/ui/icon/icon';
import type { ItemEntry } from '@/lib/data/calendar-entry';
import { googleCalendarHref } from '@/lib/format/calendar';

/** 'Kalender' of a dated event or ticket: a file for the phone's calendar, and Google's. */
export function CalendarLinks({ entry }: { entry: ItemEntry }) {
  return (
    <ActionPanel icon="calplus" label="Kalender">
      <a href={entry.file} rel="nofollow" download>
        <Icon name="cal" />
        Kalender ponsel (.ics)
      </a>
      <a href={googleCalendarHref(entry)} target="_blank" rel="noopener nofollow">
        <Icon name="go" />
        Google Calendar
      </a>
    </ActionPanel>
  );
}
