/** What browsers measure a visit with, where the operator has it measured (lib/visits). */
export const VISITS_SCRIPT = '/kunjungan.js';

/** Where they send what they measured. */
export const VISITS = '/api/kunjungan';
