interface ShownFileProps {
  type: string;
  address: string;
  /** What it is called: by a screen reader, and on the link to what the page cannot show itself. */
  photo: string;
  voice: string;
  pdf: string;
}

/** A file that came with a message: a photo, a voice or a PDF. */
export function ShownFile({ type, address, photo, voice, pdf }: ShownFileProps) {
  if (type === 'image/jpeg') return <img className="picture" src={address} alt={photo} />;
  if (type.startsWith('audio/')) {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- somebody's voice, of which there is no text
    return <audio controls src={address} aria-label={voice} />;
  }
  return (
    <a className="button line" href={address} target="_blank" rel="noreferrer">
      {pdf}
    </a>
  );
}
