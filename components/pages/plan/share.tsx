import { Icon } from '@/components/ui/icon/icon';
import { ShareByScript } from './plan-script.island';

/**
 * 'Bagikan': one control with every way to send a plan's address. WhatsApp, e-mail and the address itself
 * need no script.
 */
export function Share({ address }: { address: string }) {
  const text = `Rencana perjalanan di Bandung\n${address}`;
  const mail = `mailto:?subject=${encodeURIComponent('Rencana di Bandung')}&body=${encodeURIComponent(text)}`;
  return (
    <details className="rcn-share">
      <summary className="btn btn--line btn--s">
        <Icon name="share" />
        Bagikan
      </summary>
      <div className="rcn-panel">
        <a href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noopener">
          <Icon name="wa" />
          WhatsApp ke teman
        </a>
        <a href={mail}>
          <Icon name="mail" />
          E-mail
        </a>
        <ShareByScript address={address} />
        <label>
          Alamat rencana ini
          <input readOnly value={address} />
        </label>
      </div>
    </details>
  );
}
