import { rupiah } from './rupiah';

/** Who drives a vehicle, as values of `pengemudi` in addresses and forms, in words. */
export const DRIVER_WORDS = { dengan: 'Dengan pengemudi', lepas: 'Lepas kunci' } as const;
export type DriverChoice = keyof typeof DRIVER_WORDS;

/** ' dengan harga mulai Rp 650.000/hari' in the message about a vehicle; '' where no price is known. */
export function hireWords(price: number | null | undefined): string {
  return price ? ` dengan harga mulai ${rupiah(price)}/hari` : '';
}
