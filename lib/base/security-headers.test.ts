import { readFileSync } from 'node:fs';
import { transportSecurity } from './security-headers';

test('nginx and the application send the same Strict-Transport-Security of a year', () => {
  const proxy = readFileSync('deploy/nginx/app.conf.template', 'utf8');
  const promised = /"https " "([^"]+)"/.exec(proxy)?.[1];
  expect(promised).toBe('max-age=31536000');
  expect(transportSecurity('https://jelajahi.contoh.id')['strict-transport-security']).toBe(promised);
});
