import { readFileSync } from 'node:fs';
import { load, YAML11_SCHEMA } from 'js-yaml';

interface Service {
  image: string;
  build?: unknown;
  tmpfs?: string[];
  environment?: Record<string, string>;
}
const { services } = load(readFileSync('deploy/compose.yaml', 'utf8'), { schema: YAML11_SCHEMA }) as {
  services: Record<string, Service>;
};
const all = Object.entries(services);

test('compose.yaml builds the image of both replicas once', () => {
  expect(all.filter(([, { image }]) => image === 'jelajahi-bandung').map(([name]) => name)).toEqual([
    'app-1',
    'app-2',
  ]);
  expect(all.filter(([, { build }]) => build).map(([name]) => name)).toEqual(['app-1']);
});

test('compose.yaml works with podman: image names are complete and no tmpfs has an owner', () => {
  for (const [, { image }] of all) expect(image).toMatch(/^(docker\.io\/library\/|jelajahi-bandung$)/);
  expect(all.flatMap(([, { tmpfs }]) => tmpfs ?? []).filter((line) => /[ug]id=/.test(line))).toEqual([]);
});

test('compose.yaml gives nginx every setting that its templates name', () => {
  const templates = ['app', 'http', 'https'].map((name) =>
    readFileSync(`deploy/nginx/${name}.conf.template`, 'utf8'),
  );
  const named = new Set(
    templates.flatMap((text) => [...text.matchAll(/\$\{(SITE_\w+)\}/g)].map(([, name]) => name)),
  );
  expect(named.size).toBeGreaterThan(3);
  for (const name of named) expect(services.nginx!.environment).toHaveProperty(name!);
});

test('compose.yaml hands every setting on, but for the address of a container and the places in it', () => {
  const own = ['PORT', 'HOSTNAME', 'LAST_GOOD_DIR', 'SITE_CONFIG', 'REDIRECTS_FILE'];
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name!);
  expect(names).toEqual(expect.arrayContaining(own));
  const given = services['app-1']!.environment ?? {};
  expect(names.filter((name) => !own.includes(name) && !(name in given))).toEqual([]);
});
