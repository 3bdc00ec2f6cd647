import { renderSVG } from 'uqr';

/** A link to be scanned. Whoever cannot has the same beside it in words. */
export const Qr = ({ link, className = '' }: { link: string; className?: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from our own address
  <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: renderSVG(link, { border: 2 }) }} />
);
