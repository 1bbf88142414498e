import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Gallery } from './gallery';

const user = userEvent.setup();
const picture = (name: string) => ({ src: `/storage/${name}.webp`, alt: `Foto ${name}` });
const three = [picture('a'), picture('b'), picture('c')];

describe('the gallery without JavaScript', () => {
  function staticHtml() {
    const box = document.createElement('div');
    box.innerHTML = renderToString(<Gallery pictures={three} title="Kawah Putih" />);
    return box;
  }

  test('a gallery without script shows every picture, links its thumbnails to them and has no button', () => {
    const html = staticHtml();
    const anchors = within(html).getAllByRole('link');
    expect(anchors.map((a) => a.getAttribute('href'))).toEqual(['#gambar-1', '#gambar-2', '#gambar-3']);
    for (const a of anchors) expect(html.querySelector(a.getAttribute('href') ?? '')).not.toBeNull();
    expect(within(html).queryByRole('button', { hidden: true })).toBeNull();
  });

  test('a gallery loads only the first large picture eagerly', () => {
    const large = [...staticHtml().querySelectorAll('[id^="gambar-"] img')];
    expect(large.map((img) => img.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy']);
  });
});

describe('a gallery with missing pictures', () => {
  test('a gallery without a picture shows the placeholder and no buttons', () => {
    render(<Gallery pictures={[]} title="Kawah Putih" />);
    expect(screen.getByRole('img', { name: 'Gambar Tidak Tersedia' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a gallery with one picture has neither arrows nor thumbnails', () => {
    render(<Gallery pictures={[picture('a')]} title="Kawah Putih" />);
    expect(screen.getByRole('img', { name: 'Foto a' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Gambar/ })).toBeNull();
  });
});

describe('a gallery with several pictures', () => {
  // spec: 2 Destination detail, Image gallery
  test("a gallery is a group with the role description 'carousel', named after the item", () => {
    render(<Gallery pictures={three} title="Kawah Putih" />);
    const carousel = screen.getByRole('group', { name: 'Galeri Kawah Putih' });
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    expect(within(carousel).getByRole('group', { name: '3 dari 3' })).toHaveAttribute(
      'aria-roledescription',
      'slide',
    );
  });

  // spec: 2 Reusable parts, Image gallery; 4, FAQ and terms
  test('the gallery wraps around at both ends and keeps the focus on the pressed arrow', async () => {
    render(<Gallery pictures={three} title="Kawah Putih" />);
    const back = screen.getByRole('button', { name: 'Gambar sebelumnya' });
    await user.click(back);
    expect(screen.getByText('3 / 3')).toBeVisible();
    expect(back).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Gambar berikutnya' }));
    expect(screen.getByText('1 / 3')).toBeVisible();
  });

  test('the gallery announces the new position politely, and nothing before the first change', async () => {
    const { container } = render(<Gallery pictures={three} title="Kawah Putih" />);
    const live = container.querySelector('[aria-live="polite"]');
    expect(live).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Gambar berikutnya' }));
    expect(live).toHaveTextContent('Gambar 2 dari 3: Foto b');
  });

  // spec: 2 Reusable parts, Image gallery; 4, FAQ and terms
  test('a thumbnail shows its picture and is marked as current when it is pressed', async () => {
    render(<Gallery pictures={three} title="Kawah Putih" />);
    const thumb = screen.getByRole('button', { name: 'Gambar 3' });
    expect(thumb).not.toHaveAttribute('aria-current');
    await user.click(thumb);
    expect(thumb).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText('3 / 3')).toBeVisible();
  });
});
