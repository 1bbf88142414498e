import { ActionPanel } from '@/components/ui/action-panel/action-panel.island';
import { Icon } from '@/components/ui/icon/icon';
import { absolute } from '@/lib/addresses/absolute';
import { excerpt } from '@/lib/format/excerpt';
import { ShareLink } from './share-link.island';

interface Props {
  /** The title of the page, as the provider wrote it. */
  title: string;
  /** The path of the page; of a plan with its query. */
  path: string;
  /** The name of the field that holds the link. */
  label?: string;
}

/** The longest title in a message, in characters. */
const MAX_TITLE = 80;

/** 'Bagikan': ways to send the page's link; only the system's share sheet and copying need script. */
export function Share({ title, path, label = 'Tautan halaman ini' }: Props) {
  const url = absolute(path);
  const subject = excerpt(title, MAX_TITLE);
  const text = encodeURIComponent(`${subject}\n${url}`);
  return (
    <ActionPanel icon="share" label="Bagikan">
      <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener">
        <Icon name="wa" />
        WhatsApp
      </a>
      <a href={`mailto:?subject=${encodeURIComponent(subject)}&body=${text}`}>
        <Icon name="mail" />
        Email
      </a>
      <ShareLink label={label} title={subject} url={url} />
    </ActionPanel>
  );
}
