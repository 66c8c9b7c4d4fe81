import './bench.css';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useRow } from '#src/data/rows.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Chip, Chips } from '#src/ui/chip.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useMinute } from '#src/data/time/use-minute.ts';
import { ScanButton } from '#src/work/scan/scan-button.tsx';
import { JobRow } from './job-row.tsx';
import { JobView } from './job-view.tsx';
import { countsOf, jobNamed, jobsIn, LISTS } from './lists.ts';
import type { ListName } from './lists.ts';
import { Found } from './found.tsx';
import { jobsOf } from './work.ts';
import type { Job } from './work.ts';
import { benchWords } from './words.ts';

interface FinderProps {
  jobs: readonly Job[];
  onOpen: (id: string) => void;
}

/** By the label, scanned or typed. What is not on this device is asked for on the server. */
function Finder({ jobs, onOpen }: FinderProps) {
  const words = useWords(benchWords).find;
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  function find(name: string): void {
    const job = jobNamed(jobs, name);
    setAsked(job ? null : name.trim());
    if (job) onOpen(job.order.id);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (said.trim() !== '') find(said);
  }
  return (
    <>
      <form className="lab-find" onSubmit={submit}>
        <TextField
          label={words.label}
          help={words.help}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={said}
          onChange={({ target }) => setSaid(target.value)}
        />
        <Button type="submit" look="line">
          {words.act}
        </Button>
        <ScanButton
          kind="label"
          onRead={(label) => {
            setSaid(label);
            find(label);
          }}
        />
      </form>
      {asked !== null && <Found key={asked} named={asked} />}
    </>
  );
}

/** Where orders wait, with how many; never fewer than there are, and the first that has any is open. */
function Worklists({ jobs, onOpen }: FinderProps) {
  const words = useWords(benchWords);
  const language = useLanguage();
  const now = useMinute();
  const counts = countsOf(jobs, now);
  const [chosen, setChosen] = useState<ListName | null>(null);
  const list = chosen ?? LISTS.find((name) => counts[name] > 0) ?? 'collect';
  const shown = jobsIn(jobs, list, now);
  return (
    <>
      <Chips label={words.lists.title}>
        {LISTS.map((name) => (
          <Chip key={name} pressed={name === list} onClick={() => setChosen(name)}>
            {words.lists[name]} <b className="numbers">{counts[name].toLocaleString(language)}</b>
          </Chip>
        ))}
      </Chips>
      {shown.length === 0 ? (
        <p className="muted">{words.lists.none}</p>
      ) : (
        <Rows label={words.lists[list]}>
          {shown.map((job) => (
            <JobRow key={job.order.id} job={job} list={list} now={now} onOpen={() => onOpen(job.order.id)} />
          ))}
        </Rows>
      )}
    </>
  );
}

/** The laboratory's work of these days, all of it on this device. */
export function Bench() {
  const words = useWords(benchWords);
  const answer = useRow(jobsOf);
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
      {(jobs) => {
        const job = jobs.find(({ order }) => order.id === opened);
        if (job) return <JobView key={job.order.id} job={job} onClose={() => setOpened(null)} />;
        return (
          <Card title={words.title}>
            <div className="bench">
              {opened !== null && <p className="muted">{words.ended}</p>}
              <Worklists jobs={jobs} onOpen={setOpened} />
              <Finder jobs={jobs} onOpen={setOpened} />
            </div>
          </Card>
        );
      }}
    </Answered>
  );
}
