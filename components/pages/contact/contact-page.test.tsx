import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { site } from '@/lib/settings/site';
import { ContactPage } from './contact-page';

const user = userEvent.setup();
const MAP = 'https://www.google.com/maps/embed?pb=!1m14!1m12!1m3!1d3960.9!2d107.6093!3d-6.9175!2m3!1f0';

const page = (officeMap: string | null) => (
  <ContactPage head={{ title: 'Hubungi Kami', intro: '' }} site={{ ...site(), officeMap }} />
);

describe('the office map', () => {
  // spec: 2 Contact, Embedded office map
  test('the contact page loads the office map only after a click', async () => {
    const { container } = render(page(MAP));
    expect(container.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Buka Google Maps' }));
    expect(screen.getByTitle('Peta kantor Jelajahi Bandung')).toHaveAttribute('src', MAP);
  });

  test('the contact page without script links to the office on Google Maps', () => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(page(MAP));
    const links = within(box).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href }) => href)).toContain(
      'https://www.google.com/maps/search/?api=1&query=-6.9175%2C107.6093',
    );
  });

  // spec: 2 Contact, Embedded office map
  test('the contact page says that there is no office map where the operator gives none', () => {
    render(page(null));
    expect(screen.getByText('Google Maps belum tersedia')).toBeVisible();
  });
});

test("the contact page's chats greet the site by the operator's name", () => {
  render(
    <ContactPage
      head={{ title: 'Hubungi Kami', intro: '' }}
      site={{ ...site(), name: 'Priangan & Jalan' }}
    />,
  );
  const chats = screen.getAllByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ });
  expect(chats.map(({ href }) => new URL(href).searchParams.get('text'))).toEqual(
    Array(2).fill(expect.stringMatching(/^Halo Priangan & Jalan, saya ingin bertanya/)),
  );
});

test('the contact page links only the social accounts that the operator has', () => {
  render(
    <ContactPage
      head={{ title: 'Hubungi Kami', intro: '' }}
      site={{ ...site(), socials: { youtube: 'https://www.youtube.com/@agen' } }}
    />,
  );
  expect(screen.getByRole('link', { name: 'YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/@agen',
  );
  expect(screen.queryByRole('link', { name: 'TikTok' })).toBeNull();
});
