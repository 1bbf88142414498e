import { SAMPLE } from '@/lib/entities/card';

/** 'Contoh' of an invented item, behind its name or on its picture (product-decisions.md). */
export function SampleMark() {
  return (
    <>
      {' '}
      <span className="sample">{SAMPLE}</span>
    </>
  );
}
