import { render, screen } from '@testing-library/react';
import { DetailError, DetailNotFound } from './detail-state';

it('says in its heading that the item does not exist, and leads back', () => {
  render(<DetailNotFound text="Data tidak ditemukan" backHref="/destinasi" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Data tidak ditemukan' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kembali' })).toHaveAttribute('href', '/destinasi');
});

it('offers another try of the same page and the way back after a failure', () => {
  render(
    <DetailError
      text="Gagal mengambil data destinasi"
      backHref="/destinasi"
      href="/destination/kawah-putih"
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Gagal mengambil data destinasi' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Coba Lagi' })).toHaveAttribute('href', '/destination/kawah-putih');
  expect(screen.getByRole('link', { name: 'Kembali' })).toHaveAttribute('href', '/destinasi');
});

it('keeps one timer for the next try and gives it back', () => {
  const start = jest.spyOn(globalThis, 'setInterval').mockReturnValue(7 as never);
  const stop = jest.spyOn(globalThis, 'clearInterval').mockReturnValue();
  const { unmount } = render(<DetailError text="Gagal" backHref="/event" href="/event/x" />);
  expect(start).toHaveBeenCalledWith(expect.any(Function), 15_000);
  unmount();
  expect(stop).toHaveBeenCalledWith(7);
  jest.restoreAllMocks();
});
