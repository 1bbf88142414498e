import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ROOT } from '../../scripts/run.mjs';
import { loadValidator } from './validators';

interface File {
  fileName: string;
  contents: string;
}

interface LintOptions {
  xml: File;
  schema?: File;
  preload?: File[];
  normalization?: 'c14n';
  maxMemoryPages?: number;
}

interface Xmllint {
  validateXML: (options: LintOptions) => Promise<{
    valid: boolean;
    errors: { rawMessage: string }[];
    rawOutput: string;
  }>;
}

const SITEMAP_XSD = readFileSync(
  path.join(ROOT, 'e2e/validators/node_modules/sitemap/schema/sitemap.xsd'),
  'utf8',
);

/** Google's extension, reduced to loc; no package ships the official schema. */
const IMAGE_XSD = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
  targetNamespace="http://www.google.com/schemas/sitemap-image/1.1">
  <xsd:element name="image"><xsd:complexType><xsd:sequence>
    <xsd:element name="loc" type="xsd:anyURI"/>
  </xsd:sequence></xsd:complexType></xsd:element>
</xsd:schema>`;

/** An index of sitemaps (sitemaps.org, "Sitemap index XSD"); no package ships its schema. */
const INDEX_XSD = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
  targetNamespace="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <xsd:element name="sitemapindex"><xsd:complexType><xsd:sequence>
    <xsd:element name="sitemap" maxOccurs="50000"><xsd:complexType><xsd:sequence>
      <xsd:element name="loc" type="xsd:anyURI"/>
      <xsd:element name="lastmod" type="xsd:dateTime" minOccurs="0"/>
    </xsd:sequence></xsd:complexType></xsd:element>
  </xsd:sequence></xsd:complexType></xsd:element>
</xsd:schema>`;

/** Both together: the official schema refers to the extension without importing it. */
const BOTH_XSD = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="image.xsd"/>
</xsd:schema>`;

/** A gigabyte, in pages of 64 kB: enough for the tree of a sitemap with 50,000 URLs. */
const MEMORY_PAGES = 16_384;

async function lint(options: LintOptions): Promise<string[]> {
  const { validateXML } = await loadValidator<Xmllint>('xmllint-wasm');
  const { errors, valid, rawOutput } = await validateXML({ ...options, maxMemoryPages: MEMORY_PAGES });
  return valid ? [] : errors.length ? errors.map(({ rawMessage }) => rawMessage) : [rawOutput];
}

/** xmllint's errors for a sitemap, by the schema of sitemaps.org; empty when it is valid. */
export function sitemapErrors(xml: string): Promise<string[]> {
  return lint({
    xml: { fileName: 'peta.xml', contents: xml },
    schema: { fileName: 'both.xsd', contents: BOTH_XSD },
    preload: [
      { fileName: 'sitemap.xsd', contents: SITEMAP_XSD },
      { fileName: 'image.xsd', contents: IMAGE_XSD },
    ],
  });
}

/** The same for a sitemap index. */
export function sitemapIndexErrors(xml: string): Promise<string[]> {
  return lint({
    xml: { fileName: 'indeks.xml', contents: xml },
    schema: { fileName: 'index.xsd', contents: INDEX_XSD },
  });
}

/** xmllint's errors for a document that should be well-formed. */
export function formErrors(xml: string): Promise<string[]> {
  return lint({ xml: { fileName: 'umpan.xml', contents: xml }, normalization: 'c14n' });
}

/** One page of a sitemap, as the npm package `sitemap` reads it. */
export interface SitemapPage {
  url: string;
  lastmod?: string;
  img: { url: string }[];
}

/** The pages of a sitemap, read by a third-party parser. Rejects on unknown elements. */
export async function readSitemap(xml: string): Promise<SitemapPage[]> {
  const { parseSitemap } = await loadValidator<{ parseSitemap: (xml: Readable) => Promise<SitemapPage[]> }>(
    'sitemap',
  );
  return parseSitemap(Readable.from([xml]));
}

/** The URLs of a sitemap, read by a third-party parser. */
export async function sitemapUrls(xml: string): Promise<string[]> {
  return (await readSitemap(xml)).map(({ url }) => url);
}

interface FeedItem {
  title: string;
  link: string;
  guid: string;
  pubDate?: string;
  creator?: string;
  categories: string[];
  content: string;
  'content:encoded'?: string;
}

interface Feed {
  title: string;
  link: string;
  language: string;
  lastBuildDate?: string;
  items: FeedItem[];
}

/** A feed, read by the npm package `rss-parser`. Rejects when it cannot be read. */
export async function readFeed(xml: string): Promise<Feed> {
  interface Module {
    default: new () => { parseString: (xml: string) => Promise<Feed> };
  }
  const { default: Parser } = await loadValidator<Module>('rss-parser');
  return new Parser().parseString(xml);
}
