import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tiles } from '@/components/cards/tiles/tiles';
import { Gallery } from './gallery';
import { plainCard } from '@/lib/entities/card';
import { Viewer } from './viewer.island';

// jsdom has <dialog>, but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollTo = jest.fn();
});

const card = (name: string, alt = `Poster ${name}`) =>
  plainCard('event', `/event/${name}`, {
    key: name,
    title: `Acara ${name}`,
    category: 'Event',
    pictures: [{ src: `/storage/${name}.webp`, alt }],
  });
const wall = (
  <Viewer>
    <ul>
      <Tiles cards={[card('a'), card('b'), card('c', 'Acara c')]} />
    </ul>
  </Viewer>
);
const picture = (name: string) => screen.getByRole('link', { name: `Lihat besar: ${name}` });
const dialog = () => screen.findByRole('dialog', { name: 'Gambar besar' });

async function openWall(name = 'Poster b') {
  render(wall);
  await userEvent.click(picture(name));
  return within(await dialog());
}

describe('without script', () => {
  it('a picture of the wall leads to its item, where it is shown large', () => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(wall);
    const [first] = box.querySelectorAll('li a');
    expect([first?.getAttribute('href'), box.querySelector('dialog')]).toEqual(['/event/a', null]);
  });
  it('a gallery has no button that would do nothing', () =>
    expect(
      renderToString(<Gallery pictures={[{ src: '/storage/a.webp', alt: 'A' }]} title="A" />),
    ).not.toContain('<button'));
});

describe('a picture that is pressed', () => {
  it('opens large, says which of how many it is, and leads to its item', async () => {
    const { getByRole, getByText } = await openWall();
    expect(getByRole('img', { name: 'Poster b' })).toHaveAttribute(
      'src',
      expect.stringContaining(encodeURIComponent('/storage/b.webp')),
    );
    expect(getByText('2 dari 3')).toBeVisible();
    expect(getByRole('link', { name: 'Acara b' })).toHaveAttribute('href', '/event/b');
  });
  it('offers no larger picture than the site makes anyhow', async () => {
    const { getByRole } = await openWall();
    const sizes = getByRole<HTMLImageElement>('img', { name: 'Poster b' }).srcset.match(/\d+(?=w)/g);
    expect(Math.max(...(sizes ?? []).map(Number))).toBe(1600);
  });
  it('gives the focus to the dialog, and takes it back when that closes', async () => {
    const { getByRole } = await openWall();
    expect(getByRole('button', { name: 'Tutup' })).toHaveFocus();
    await userEvent.click(getByRole('button', { name: 'Tutup' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(picture('Poster b')).toHaveFocus();
  });
  it('is left to the browser where a new tab is asked for', () => {
    render(wall);
    let isLeft = false;
    const notice = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', notice, { once: true });
    fireEvent.click(picture('Poster a'), { ctrlKey: true });
    expect(isLeft).toBe(true);
  });
  it('is a picture without its title where the two are one text', async () => {
    const { getByRole } = await openWall('Acara c');
    expect(getByRole('img', { name: 'Acara c' })).toBeVisible();
  });
});

describe('the ways on', () => {
  it('wrap around at both ends, by the arrows and by their keys', async () => {
    const { getByRole, getByText } = await openWall('Poster a');
    await userEvent.click(getByRole('button', { name: 'Gambar sebelumnya' }));
    expect(getByText('3 dari 3')).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Gambar berikutnya' }));
    expect(getByText('1 dari 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(getByText('3 dari 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(getByText('1 dari 3')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    expect(getByRole('link', { name: 'Acara c' })).toBeVisible();
  });
  it('are announced', async () => {
    const { getByText } = await openWall();
    for (const said of ['2 dari 3', 'Acara b'])
      expect(getByText(said).closest('[aria-live="polite"]')).not.toBeNull();
  });
  it('follow a swipe once it has come to rest', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { getByRole, getByText } = await openWall('Poster a');
    const track = getByRole('group', { name: 'Gambar' });
    Object.defineProperty(track, 'clientWidth', { value: 300 });
    track.scrollLeft = 600;
    fireEvent.scroll(track);
    act(() => void jest.advanceTimersByTime(1000));
    expect(getByText('3 dari 3')).toBeVisible();
    jest.useRealTimers();
  });
});

describe("an item's gallery", () => {
  it('opens at the picture that is shown, with its description', async () => {
    const [a, b] = ['a', 'b'].map((name) => ({ src: `/storage/${name}.webp`, alt: `Foto ${name}` }));
    render(<Gallery pictures={[a!, b!]} title="Kawah Putih" />);
    await userEvent.click(screen.getByRole('button', { name: 'Gambar berikutnya' }));
    await userEvent.click(screen.getByRole('button', { name: 'Lihat besar: Foto b' }));
    const { getByText, queryByRole } = within(await dialog());
    expect(getByText('2 dari 2')).toBeVisible();
    expect(getByText('Foto b')).toBeVisible();
    expect(queryByRole('link')).toBeNull();
  });
  it('opens a single picture, which has no ways on', async () => {
    render(<Gallery pictures={[{ src: '/storage/a.webp', alt: 'Foto a' }]} title="Kawah Putih" />);
    await userEvent.click(screen.getByRole('button', { name: 'Lihat besar: Foto a' }));
    const { getAllByRole } = within(await dialog());
    expect(getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Tutup']);
  });
});
