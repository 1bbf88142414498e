import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const picture = { src: '/storage/kawah.webp', alt: 'Danau kawah' };

/** The widths of the `srcset`, and that of the fallback. */
function widthsOf(upTo?: number) {
  render(<Picture picture={picture} sizes="100vw" upTo={upTo} />);
  const image = screen.getByRole('img', { name: 'Danau kawah' });
  const offered = (image.getAttribute('srcset') ?? '').split(', ').map((entry) => entry.split(' ')[1]);
  return [...offered, new URL(image.getAttribute('src') ?? '', 'http://x').searchParams.get('w')];
}

test.each([
  [undefined, ['256w', '384w', '544w', '672w', '768w', '960w', '1280w', '1600w', '960']],
  [672, ['256w', '384w', '544w', '672w', '672']],
  [256, ['160w', '256w', '256']],
])('Picture limited to %s offers the widths %j', (upTo, widths) => expect(widthsOf(upTo)).toEqual(widths));
