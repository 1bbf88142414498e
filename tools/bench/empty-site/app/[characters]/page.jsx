/** Made when it is first asked for, then kept. */
export const dynamicParams = true;
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** `/<n>`: a paragraph of n characters, which the answer holds twice (HTML and flight data). */
export default async function Page({ params }) {
  const { characters } = await params;
  return <p>{'kata '.repeat(Number(characters) / 5)}</p>;
}
