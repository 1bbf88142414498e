/* The texts of both 404 pages: app/not-found.tsx imports nothing else of the other one. */

export const NOT_FOUND_TITLE = 'Oops! Page not found';
export const BACK_HOME = 'Kembali ke beranda';
