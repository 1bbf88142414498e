import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tiles } from '@/components/cards/tiles/tiles';
import { Gallery } from './gallery';
import { plainCard } from '@/lib/entities/card';
import { Viewer } from './viewer.island';

const user = userEvent.setup();

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
async function openWall(name = 'Poster b') {
  render(wall);
  await user.click(picture(name));
  return screen.findByRole('dialog', { name: 'Gambar besar' });
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
    const dialog = await openWall();
    expect(within(dialog).getByRole('img', { name: 'Poster b' })).toHaveAttribute(
      'src',
      expect.stringContaining(encodeURIComponent('/storage/b.webp')),
    );
    expect(within(dialog).getByText('2 dari 3')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Acara b' })).toHaveAttribute('href', '/event/b');
  });
  it('offers no larger picture than the site makes anyhow', async () => {
    const dialog = await openWall();
    const sizes = within(dialog)
      .getByRole<HTMLImageElement>('img', { name: 'Poster b' })
      .srcset.match(/\d+(?=w)/g);
    expect(Math.max(...(sizes ?? []).map(Number))).toBe(1600);
  });
  it('gives the focus to the dialog, and takes it back when that closes', async () => {
    const dialog = await openWall();
    expect(within(dialog).getByRole('button', { name: 'Tutup' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(picture('Poster b')).toHaveFocus();
  });
  it('is left to the browser where a new tab is asked for', async () => {
    render(wall);
    const isLeft = jest.fn((event: Event) => !event.defaultPrevented);
    window.addEventListener('click', isLeft, { once: true });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(picture('Poster a'));
    await user.keyboard('{/Control}');
    expect(isLeft).toHaveReturnedWith(true);
  });
  it('is a picture without its title where the two are one text', async () => {
    const dialog = await openWall('Acara c');
    expect(within(dialog).getByRole('img', { name: 'Acara c' })).toBeVisible();
  });
});

describe('the ways on', () => {
  it('wrap around at both ends, by the arrows and by their keys', async () => {
    const dialog = await openWall('Poster a');
    await user.click(within(dialog).getByRole('button', { name: 'Gambar sebelumnya' }));
    expect(within(dialog).getByText('3 dari 3')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Gambar berikutnya' }));
    expect(within(dialog).getByText('1 dari 3')).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(within(dialog).getByText('3 dari 3')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByText('1 dari 3')).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(within(dialog).getByRole('link', { name: 'Acara c' })).toBeVisible();
  });
  it('are announced', async () => {
    const dialog = await openWall();
    for (const said of ['2 dari 3', 'Acara b'])
      expect(within(dialog).getByText(said).closest('[aria-live="polite"]')).not.toBeNull();
  });
  it('follow a swipe once it has come to rest', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const dialog = await openWall('Poster a');
    const track = within(dialog).getByRole('group', { name: 'Gambar' });
    Object.defineProperty(track, 'clientWidth', { value: 300 });
    track.scrollLeft = 600;
    fireEvent.scroll(track);
    act(() => void jest.advanceTimersByTime(1000));
    expect(within(dialog).getByText('3 dari 3')).toBeVisible();
    jest.useRealTimers();
  });
});

describe("an item's gallery", () => {
  it('opens at the picture that is shown, with its description', async () => {
    const [a, b] = ['a', 'b'].map((name) => ({ src: `/storage/${name}.webp`, alt: `Foto ${name}` }));
    render(<Gallery pictures={[a!, b!]} title="Kawah Putih" />);
    await user.click(screen.getByRole('button', { name: 'Gambar berikutnya' }));
    await user.click(screen.getByRole('button', { name: 'Lihat besar: Foto b' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('2 dari 2')).toBeVisible();
    expect(within(dialog).getByText('Foto b')).toBeVisible();
    expect(within(dialog).queryByRole('link')).toBeNull();
  });
  it('opens a single picture, which has no ways on', async () => {
    render(<Gallery pictures={[{ src: '/storage/a.webp', alt: 'Foto a' }]} title="Kawah Putih" />);
    await user.click(screen.getByRole('button', { name: 'Lihat besar: Foto a' }));
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Tutup']);
  });
});
