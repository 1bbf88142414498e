/* What both 404 pages say: app/not-found.tsx draws nothing of the other one. */

export const NOT_FOUND_TITLE = 'Oops! Page not found';
export const BACK_HOME = 'Kembali ke beranda';
