/** @type {import('next').NextConfig} The same as the site's where it concerns an answer; nothing else. */
export default {
  compress: false,
  generateEtags: false,
  poweredByHeader: false,
};
