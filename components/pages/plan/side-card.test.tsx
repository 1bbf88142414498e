import { render } from '@testing-library/react';
import { view } from '@/lib/plan/view.fake';
import { site, type Site } from '@/lib/settings/site';
import { PaperContacts } from './paper';
import { orderHrefOf } from './side-card';

jest.mock('@/lib/settings/site', () => {
  const real: { site: typeof site } = jest.requireActual('@/lib/settings/site');
  return { ...real, site: jest.fn(real.site) };
});

test('a plan is ordered from the admin who answers for all, and its paper names that number', () => {
  const [first] = site().admins;
  const admins: Site['admins'] = [
    { ...first, services: ['transportasi'] },
    { ...first, services: undefined, phone: '+62 811-5544-3322' },
  ];
  jest.mocked(site).mockReturnValue({ ...site(), admins });
  expect(orderHrefOf(view('de~kawah'))).toMatch(/^https:\/\/wa\.me\/6281155443322\?/);
  const { container } = render(<PaperContacts address="https://jelajahi.contoh.id/rencana" />);
  expect(container).toHaveTextContent('WhatsApp +62 811-5544-3322 ·');
});
