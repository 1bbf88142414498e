import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Directions } from './directions';

const user = userEvent.setup();
const place = { address: 'Kawah Putih & Situ, Ciwidey', title: 'Kawah Putih' };
const point = { lat: -7.1662, lon: 107.4021 };

/** Clicks the link on a device with this user agent; returns its href afterwards. */
async function leadsTo(agent: string): Promise<string> {
  const seen = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  render(<Directions to={point} {...place} />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Petunjuk arah ke Kawah Putih' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  seen.mockRestore();
  return link.href;
}

test('Directions without script links to Google Maps with the coordinates', () => {
  const html = renderToString(<Directions to={point} {...place} />);
  expect(html).toContain('href="https://www.google.com/maps/dir/?api=1&amp;destination=-7.1662%2C107.4021"');
  expect(html).toContain('rel="noopener"');
});

test('Directions links to the address when there are no coordinates', () => {
  render(<Directions to={null} {...place} />);
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=Kawah+Putih+%26+Situ%2C+Ciwidey',
  );
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    'https://maps.apple.com/?daddr=-7.1662%2C107.4021',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14)',
    'https://www.google.com/maps/dir/?api=1&destination=-7.1662%2C107.4021',
  ],
])("Directions on the device '%s' opens %s", async (agent, href) => expect(await leadsTo(agent)).toBe(href));
