/** Who drives a vehicle, as values of `pengemudi` in addresses and forms, in words. */
export const DRIVER_WORDS = { dengan: 'Dengan pengemudi', lepas: 'Lepas kunci' } as const;

export type DriverChoice = keyof typeof DRIVER_WORDS;
