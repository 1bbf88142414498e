import '@/styles/globals.scss';
import { useId, useLayoutEffect, useRef, type ToggleEvent } from 'react';
import { ActionRow } from '@/components/ui/action-panel/action-row';
import { Icon } from '@/components/ui/icon/icon';
import { KeepButton } from '@/components/ui/keep-button/keep-button';
import { Picture } from '@/components/ui/picture/picture';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { PriceLine } from '@/components/ui/price/price-line';
import type { Pin } from '@/lib/kawasan/load-area';
import { planName } from '@/lib/plan/codes';
import styles from './sheet.module.scss';

export interface PinCardProps {
  pin: Pin;
  link: SVGAElement;
  /** The browser has closed it: by Escape, by 'Tutup', or by a press beside it. */
  onClose: () => void;
}

/** The distance from the pin and from the edges of the window. */
const GAP = 8;

/**
 * The place of a pin: its picture, price, 'Simpan' and the link to it. A sheet from below on a phone, beside
 * the pin from 48rem. It takes the focus, and the pin has it back.
 */
export function PinCard({ pin: { kind, title, place, isSample }, link, onClose }: PinCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const heading = useId();

  useLayoutEffect(() => {
    const { current } = card;
    if (!current) return;
    current.showPopover();
    if (matchMedia('(min-width: 48rem)').matches) putBeside(current, link);
    current.focus({ preventScroll: true });
  }, [link]);

  if (!place) return null;
  const { id, picture, where, price, href } = place;
  const close = () => card.current?.hidePopover();
  const onToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'closed') return;
    const { activeElement, body } = currentTarget.ownerDocument;
    // A press on something else has given the focus to that.
    if (!activeElement || activeElement === body || currentTarget.contains(activeElement))
      link.focus({ preventScroll: true });
    onClose();
  };
  return (
    <div
      className={`stacks ${styles.place}`}
      ref={card}
      popover="auto"
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      onToggle={onToggle}
    >
      <Picture
        picture={picture === null ? null : { src: picture, alt: '' }}
        sizes="7rem"
        upTo={256}
        decorative
      />
      <div>
        <h3 id={heading}>
          {title}
          {isSample && <SampleMark />}
        </h3>
        {where && <p className="small muted">{where}</p>}
        {price && (
          <p>
            <PriceLine text={price} />
          </p>
        )}
      </div>
      <button type="button" className="round" aria-label="Tutup" onClick={close}>
        <Icon name="close" />
      </button>
      <ActionRow>
        <KeepButton className="btn btn--s" name={id === null ? null : planName(kind, id)} title={title}>
          Simpan
        </KeepButton>
        <a className="btn btn--line btn--s" href={href} onClick={close}>
          <span>
            Lihat Detail<span className="vh">{`: ${title}`}</span>
          </span>
        </a>
      </ActionRow>
    </div>
  );
}

/** Puts the card under its pin, or above it where there is no room, always within the window. */
function putBeside(card: HTMLElement, link: SVGAElement): void {
  const at = link.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const left = Math.min(at.left + at.width / 2 - width / 2, document.body.clientWidth - width - GAP);
  const isRoom = at.bottom + GAP + height <= innerHeight;
  const top = isRoom ? at.bottom + GAP : at.top - GAP - height;
  card.style.inset = `${Math.max(GAP, top)}px auto auto ${Math.max(GAP, left)}px`;
}
