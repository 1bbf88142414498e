import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MapEmbed } from './map-embed';

const user = userEvent.setup();
const SRC = 'https://maps.google.com/maps?q=-7.1,107.4&output=embed';

// spec: 2 Destination detail, Map
test('MapEmbed says that there is no map when it has no address', () => {
  render(<MapEmbed src={null} place="Kawah Putih" address="Kawah Putih, Ciwidey" />);
  expect(screen.getByText('Google Maps belum tersedia')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

// spec: 2 Destination detail, Map
test('MapEmbed without script links to the place in a new tab and has no iframe', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<MapEmbed src={SRC} place="Kawah Putih" address="Kawah Putih, Ciwidey" />);
  const link = within(box).getByRole('link');
  expect(link).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=-7.1%2C107.4');
  expect(link).toHaveAttribute('target', '_blank');
  expect(box.querySelector('iframe')).toBeNull();
});

// spec: 2 Destination detail, Map
test('MapEmbed loads its sandboxed, titled iframe only on a click and focuses it', async () => {
  const { container } = render(<MapEmbed src={SRC} place="Kawah Putih" address="Kawah Putih, Ciwidey" />);
  expect(container.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Buka Google Maps' }));
  const frame = screen.getByTitle('Peta Kawah Putih');
  expect(frame).toHaveAttribute('src', SRC);
  expect(frame).toHaveAttribute('sandbox');
  expect(frame).toHaveAttribute('loading', 'lazy');
  expect(frame).toHaveFocus();
});

test('MapEmbed does not call a map of another provider Google Maps', () => {
  render(
    <MapEmbed
      src="https://www.openstreetmap.org/export/embed.html?bbox=1"
      place="Kawah Putih"
      address="Kawah Putih, Ciwidey"
    />,
  );
  expect(screen.getByRole('button', { name: 'Buka Peta' })).toBeVisible();
});
