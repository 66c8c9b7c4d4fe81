import './card-page.css';
import { Suspense, useState } from 'react';
import { profileOf } from '#sync/queries/profiles.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { useRow } from '#src/data/rows.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useHead } from '#src/ui/head.ts';
import { PencilIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered } from '#src/ui/states.tsx';
import { CardFacts } from '#src/work/emergency/card-facts.tsx';
import { knownInEmergency } from '#src/work/emergency/queries.ts';
import { cardWords } from '#src/work/emergency/words.ts';
import { PageActs } from '../page-acts.tsx';

const Code = later(async () => (await import('./code.tsx')).Code);
const CardForm = later(async () => (await import('./card-form.tsx')).CardForm);

/** The name, and the day of birth or the age. */
function useWho(profile: Profile | null): { name: string; born: string } {
  const words = useWords(cardWords);
  const language = useLanguage();
  if (!profile) return { name: '', born: '' };
  const { date_of_birth, age } = profile;
  const aged = age === null ? '' : words.aged(age.toLocaleString(language));
  return { name: fullNameOf(profile), born: date_of_birth ? words.born(dayInWords(date_of_birth, language)) : aged };
}

/** What a stranger has to know, large, and from this device. */
export function CardScreen() {
  const words = useWords(cardWords);
  const today = useToday();
  const [isEdited, setEdited] = useState(false);
  const [isCode, setCode] = useState(false);
  const answer = useRow((db, userId) => knownInEmergency(db, userId, today), [today]);
  const { name, born } = useWho(knownOf(useRow(profileOf)) ?? null);
  useHead(words.title, words.description);
  return (
    <div className="card-page">
      <PageHeader
        title={words.title}
        detail={words.description}
        acts={<PageActs back={words.back} print={words.print} />}
      />
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(known) => (
          <>
            <Card
              title={[name, born].filter(Boolean).join(', ') || words.title}
              beside={
                <Button look="quiet" icon={PencilIcon} onClick={() => setEdited(true)}>
                  {known.card ? words.change : words.edit}
                </Button>
              }
            >
              <CardFacts known={known} />
              <p className="muted small">{words.seenBy}</p>
            </Card>
            <div className="code">
              <Button look="line" aria-expanded={isCode} onClick={() => setCode(!isCode)}>
                {isCode ? words.hideCode : words.code}
              </Button>
              {isCode && (
                <Suspense>
                  <Code known={known} who={[name, born].filter(Boolean).join(', ')} />
                </Suspense>
              )}
            </div>
            {isEdited && (
              <Suspense>
                <CardForm card={known.card} onClose={() => setEdited(false)} />
              </Suspense>
            )}
          </>
        )}
      </Answered>
    </div>
  );
}
