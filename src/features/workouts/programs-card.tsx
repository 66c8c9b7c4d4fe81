import { useRestRows } from '#src/data/rows.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { Button } from '#src/ui/button.tsx';
import { ForwardIcon, PersonIcon, PlayIcon, PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useProgramInWords } from '#src/work/catalogue/programs/use-program-in-words.ts';
import { isOwnProgram } from '#src/work/training/routines.ts';
import { programsOnOffer } from './queries.ts';
import type { Offer } from './queries.ts';
import { routineWords } from './routines/words.ts';
import { workoutsWords } from './words.ts';
import type { Shown } from './workouts-sheets.tsx';

/** "4 weeks, Beginner, 12 sessions" */
export function useOfferInWords(): (offer: Offer) => string {
  const words = useWords(workoutsWords).programs;
  return ({ template }) =>
    [
      words.weeks(template.duration_weeks),
      // Nobody says for whom his own is.
      !isOwnProgram(template) && words[template.difficulty],
      words.sessions(template.sessions),
    ]
      .filter(Boolean)
      .join(', ');
}

export function ProgramsCard({ onShow }: { onShow: (shown: Shown) => void }) {
  const { programs: words, coming, failed } = useWords(workoutsWords);
  const { makeProgram } = useWords(routineWords);
  const language = useLanguage();
  const inWords = useOfferInWords();
  const programInWords = useProgramInWords();
  const answer = useRestRows(programsOnOffer);
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {(offers) => {
          const running = offers.find(({ own }) => own);
          const followed = running ? programInWords(running.template).title : null;
          return (
            <Rows>
              {offers.map((offer) => (
                <Row
                  key={offer.template.id}
                  title={programInWords(offer.template).title}
                  detail={inWords(offer)}
                  onOpen={() => onShow({ sheet: 'program', offer, followed })}
                  badges={
                    <>
                      {offer.template.assigned_by !== null && (
                        <Badge icon={PersonIcon}>{offer.by === null ? words.fromTrainer : words.from(offer.by)}</Badge>
                      )}
                      {offer.own && (
                        <Badge tone="info" icon={PlayIcon}>
                          {words.active}
                        </Badge>
                      )}
                    </>
                  }
                  trailing={
                    offer.own ? (
                      <span className="muted small">
                        {words.done(
                          offer.done.toLocaleString(language),
                          offer.template.sessions.toLocaleString(language),
                        )}
                      </span>
                    ) : (
                      <ForwardIcon />
                    )
                  }
                />
              ))}
            </Rows>
          );
        }}
      </Answered>
      <Button look="line" icon={PlusIcon} onClick={() => onShow({ sheet: 'new-program' })}>
        {makeProgram}
      </Button>
    </Card>
  );
}
