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

describe('the viewer without script', () => {
  test('a picture of the wall links to its item when there is no script', () => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(wall);
    const [first] = box.querySelectorAll('li a');
    expect([first?.getAttribute('href'), box.querySelector('dialog')]).toEqual(['/event/a', null]);
  });
  test('a gallery without script has no button', () =>
    expect(
      renderToString(<Gallery pictures={[{ src: '/storage/a.webp', alt: 'A' }]} title="A" />),
    ).not.toContain('<button'));
});

describe('a pressed picture', () => {
  test('a pressed picture opens large with its position and a link to its item', async () => {
    const dialog = await openWall();
    expect(within(dialog).getByRole('img', { name: 'Poster b' })).toHaveAttribute(
      'src',
      expect.stringContaining(encodeURIComponent('/storage/b.webp')),
    );
    expect(within(dialog).getByText('2 dari 3')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Acara b' })).toHaveAttribute('href', '/event/b');
  });
  test('the viewer requests no picture wider than 1600 px', async () => {
    const dialog = await openWall();
    const sizes = within(dialog)
      .getByRole<HTMLImageElement>('img', { name: 'Poster b' })
      .srcset.match(/\d+(?=w)/g);
    expect(Math.max(...(sizes ?? []).map(Number))).toBe(1600);
  });
  test('the viewer focuses its close button on opening and the pressed picture after closing', async () => {
    const dialog = await openWall();
    expect(within(dialog).getByRole('button', { name: 'Tutup' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(picture('Poster b')).toHaveFocus();
  });
  test('a press right after Escape opens the viewer again, before the browser has told that it closed', async () => {
    const dialog = await openWall();
    (dialog as HTMLDialogElement).open = false;
    await user.click(picture('Poster b'));
    fireEvent(dialog, new Event('close'));
    expect(await screen.findByRole('dialog')).toHaveProperty('open', true);
  });
  test('the viewer leaves a Ctrl-click on a picture to the browser', async () => {
    render(wall);
    const isLeft = jest.fn((event: Event) => !event.defaultPrevented);
    window.addEventListener('click', isLeft, { once: true });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(picture('Poster a'));
    await user.keyboard('{/Control}');
    expect(isLeft).toHaveReturnedWith(true);
  });
  test('the viewer opens a picture whose alt text equals its title', async () => {
    const dialog = await openWall('Acara c');
    expect(within(dialog).getByRole('img', { name: 'Acara c' })).toBeVisible();
  });
});

describe('moving on in the viewer', () => {
  test('the viewer wraps around at both ends, by its arrows and by the arrow keys', async () => {
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
  test('the viewer announces position and title in a polite live region', async () => {
    const dialog = await openWall();
    for (const said of ['2 dari 3', 'Acara b'])
      expect(within(dialog).getByText(said).closest('[aria-live="polite"]')).not.toBeNull();
  });
  test('the viewer shows the picture of a swipe once scrolling has stopped', async () => {
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

describe("the viewer of an item's gallery", () => {
  test("the viewer opens at the gallery's current picture, with its description and no link", async () => {
    const [a, b] = ['a', 'b'].map((name) => ({ src: `/storage/${name}.webp`, alt: `Foto ${name}` }));
    render(<Gallery pictures={[a!, b!]} title="Kawah Putih" />);
    await user.click(screen.getByRole('button', { name: 'Gambar berikutnya' }));
    await user.click(screen.getByRole('button', { name: 'Lihat besar: Foto b' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('2 dari 2')).toBeVisible();
    expect(within(dialog).getByText('Foto b')).toBeVisible();
    expect(within(dialog).queryByRole('link')).toBeNull();
  });
  test("the viewer of a single picture has no button but 'Tutup'", async () => {
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
