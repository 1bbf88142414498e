import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';

const user = userEvent.setup();
const items = [
  { title: 'Bagaimana jika cuaca buruk?', text: 'Dijadwalkan ulang.' },
  { title: 'Apakah ada pemandu?', text: 'Ada.' },
];

// spec: 2 Tour package detail, Accordion; 4, FAQ and terms
test('an accordion item opens on the first click and closes on the second', async () => {
  render(<Accordion items={items} name="faq" />);
  const summary = screen.getByText('Bagaimana jika cuaca buruk?');
  const [details] = screen.getAllByRole('group');
  await user.click(summary);
  expect(details).toHaveAttribute('open');
  await user.click(summary);
  expect(details).not.toHaveAttribute('open');
});

// spec: 2 Tour package detail, Accordion; 4, FAQ and terms
test('the items of an accordion share a name, so that the browser keeps one open at a time', () => {
  render(<Accordion items={items} name="faq" />);
  expect(screen.getAllByRole('group').map((d) => d.getAttribute('name'))).toEqual(['faq', 'faq']);
});

test('an accordion has headings of level 3 and opens only the given item', () => {
  render(<Accordion items={items} name="syarat" open={1} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getAllByRole('group').filter((d) => d.hasAttribute('open'))).toHaveLength(1);
});
