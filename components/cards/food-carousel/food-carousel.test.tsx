import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { FoodCarousel } from './food-carousel';
import { Carousel, CarouselArrows } from './food-carousel.island';

const user = userEvent.setup();

/** A track of 1000 px that shows 400; jsdom measures nothing itself. */
function drawTrack(scrollLeft: number) {
  render(
    <Carousel>
      <CarouselArrows />
      <FoodCarousel label="Makanan" cards={sampleCards(3, { kind: 'makanan' })} />
    </Carousel>,
  );
  const track = screen.getByRole('region', { name: 'Makanan' });
  const scrollBy = jest.fn();
  const scrollTo = jest.fn();
  const measures = { scrollWidth: 1000, clientWidth: 400, scrollLeft, scrollBy, scrollTo };
  for (const [key, value] of Object.entries(measures)) Object.defineProperty(track, key, { value });
  return { scrollBy, scrollTo };
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));

// spec: 2 Food, A looping horizontal carousel
test('the next arrow scrolls the food carousel back to the start when it is at the end', async () => {
  const { scrollTo } = drawTrack(600);
  await press('Geser ke kanan');
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ left: 0 }));
});

// spec: 2 Food, A looping horizontal carousel
test('the previous arrow scrolls the food carousel to the end when it is at the start', async () => {
  const { scrollTo } = drawTrack(0);
  await press('Geser ke kiri');
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ left: 600 }));
});

// spec: 2 Food, A looping horizontal carousel; 9, Food description
test('the arrows scroll the food carousel by 300 px in either direction', async () => {
  const { scrollBy } = drawTrack(300);
  await press('Geser ke kanan');
  await press('Geser ke kiri');
  expect(scrollBy.mock.calls.map(([how]) => how.left)).toEqual([300, -300]);
});
