import { holdTogether } from '@/lib/format/hold-together';

/** A price in words (`priceText`) that breaks before its unit alone: 'Rp 50.000/orang'. */
export function PriceLine({ text }: { text: string }) {
  const [amount, unit] = holdTogether(text).split('/');
  return (
    <b>
      {amount}
      {unit && (
        <>
          <wbr />
          {`/${unit}`}
        </>
      )}
    </b>
  );
}
