import { dayAt } from '../base/jakarta';

/** For tests: the entries of a calendar file, each with its day in Jakarta. */
export function entriesOf(text: string | null): { uid: string; title: string; day: string }[] {
  const lines = (text ?? '').replaceAll('\r\n ', '').split('\r\n');
  const entries = lines.join('\n').split('BEGIN:VEVENT').slice(1);
  return entries.map((entry) => {
    const [, uid = ''] = /^UID:(.*)$/m.exec(entry) ?? [];
    const [, title = ''] = /^SUMMARY:(.*)$/m.exec(entry) ?? [];
    const [, day = '', hour] = /^DTSTART[^:]*:(\d{8})(?:T(\d{6})Z)?$/m.exec(entry) ?? [];
    const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
    const at = hour && `${iso}T${hour.slice(0, 2)}:${hour.slice(2, 4)}:00Z`;
    return {
      uid,
      title,
      day: at ? dayAt(Date.parse(at)) : iso,
    };
  });
}
