/** The half sun over three lines: there is nothing here (design README, "empty"). */
export function HalfSun({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 220 165" aria-hidden="true">
      <path d="M0 132h220" stroke="var(--line)" strokeWidth="3" />
      <path d="M62 132a48 48 0 0 1 96 0Z" fill="var(--sulphur)" />
      <g stroke="var(--terra-lit)" strokeLinecap="round">
        <path d="M110 68V48M66 88 52 74M154 88l14-14M46 118l-20-6M174 118l20-6" strokeWidth="5" />
        <path d="M18 132h184M34 142h152M58 150h104" strokeWidth="4" />
      </g>
    </svg>
  );
}
