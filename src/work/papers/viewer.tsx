import './papers.css';
import type { HealthRecord } from '#sync/entities/health-records.ts';
import { placesOfPaper } from '#src/data/uploads/papers.ts';
import { useFile } from '#src/data/uploads/use-file.ts';
import type { Place } from '#src/data/uploads/uploads.ts';
import { classNames } from '#src/ui/class-names.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { paperWords } from './words.ts';

const Missing = () => {
  const words = useWords(paperWords);
  return (
    <Notice tone="info" title={words.missing}>
      {words.missingHelp}
    </Notice>
  );
};

/** The browser has a viewer of its own, in a tab: from this device's copy, so that it opens without a network. */
function Document({ place, title }: { place: Place; title: string }) {
  const words = useWords(paperWords);
  const { address, isMissing } = useFile(place);
  if (isMissing) return <Missing />;
  return (
    <p className="paper-acts">
      <a className={classNames('button', 'act')} href={address ?? undefined} target="_blank" rel="noreferrer">
        {words.openPdf}
      </a>
      <a className="button line" href={address ?? undefined} download={`${title}.pdf`}>
        {words.save}
      </a>
    </p>
  );
}

function Page({ place, name }: { place: Place; name: string }) {
  const { address, isMissing } = useFile(place);
  if (isMissing) return <Missing />;
  return <li>{address ? <img src={address} alt={name} /> : <span className="paper-coming" />}</li>;
}

/** The paper of a record within the app. */
export function PaperViewer({ record }: { record: HealthRecord }) {
  const words = useWords(paperWords);
  const language = useLanguage();
  const places = placesOfPaper(record);
  const [first] = places;
  if (!first) return <p className="muted">{words.none}</p>;
  if (first.type === 'application/pdf') return <Document place={first} title={record.title} />;
  const [count, whole] = [places.length.toLocaleString(language), places];
  return (
    <ol className="paper-pages">
      {whole.map((place, page) => (
        <Page key={place.path} place={place} name={words.page((page + 1).toLocaleString(language), count)} />
      ))}
    </ol>
  );
}
