import { render, screen } from '@testing-library/react';
import { useLinkStatus } from 'next/link';
import { LinkPending } from './link-pending.island';

jest.mock('next/link', () => ({ useLinkStatus: jest.fn() }));
const status = (pending: boolean) => jest.mocked(useLinkStatus).mockReturnValue({ pending });

test('a link that leads nowhere yet shows nothing', () => {
  status(false);
  render(<LinkPending />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a page on its way is announced', () => {
  status(true);
  render(<LinkPending />);
  expect(screen.getByRole('status')).toHaveTextContent('Memuat…');
});
