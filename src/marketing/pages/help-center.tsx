import { SUPPORT } from '../content/company.ts';
import { QUESTIONS } from '../content/help.ts';
import { PhoneLink } from '../parts/locations.tsx';
import { Banner, Section } from '../parts/pieces.tsx';
import { To } from '../parts/to.tsx';

export function HelpCenter() {
  return (
    <>
      <Banner title="Help Center" lead="Short answers about programs, your account and billing." />
      {QUESTIONS.map(({ title, questions }, index) => (
        <Section key={title} title={title} raised={index % 2 === 1}>
          <div className="questions">
            {questions.map(({ question, answer }) => (
              <details key={question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </Section>
      ))}
      <Section title="Not answered?">
        <p className="lead">
          Write to <a href={`mailto:${SUPPORT.email}`}>{SUPPORT.email}</a> or call <PhoneLink phone={SUPPORT.phone} />.
          We reply within {SUPPORT.replyTime}.
        </p>
        <p className="acts">
          <To path="/contact-support" className="button act">
            Contact Support
          </To>
          <To path="/programs" className="button line">
            See programs
          </To>
        </p>
      </Section>
    </>
  );
}
