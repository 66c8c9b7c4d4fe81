import { useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { dayInWords } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { SearchField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useProductInWords } from '#src/work/surgery/record-text.tsx';
import { usedBatch } from './queries.ts';
import { theatreWords } from './words.ts';

/** Whose operation used a product that is recalled. */
export function BatchCard() {
  const { batches: words } = useWords(theatreWords);
  const language = useLanguage();
  const inWords = useProductInWords();
  const [text, setText] = useState('');
  const answer = useRow((db, userId) => usedBatch(db, userId, text), [text]);
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <SearchField label={words.search} placeholder={words.search} value={text} onSearch={setText} />
      {text.trim() !== '' && (
        <Answered
          answer={answer}
          coming={words.coming}
          empty={<p className="muted">{words.none}</p>}
          failed={words.failed}
        >
          {(found) => (
            <Rows label={words.title}>
              {found.map(({ record, product, client }) => (
                <Row
                  key={`${record.id} ${product.name} ${product.batch}`}
                  title={client || words.client}
                  detail={[product.name, inWords(product), dayInWords(record.done_on, language)].join(', ')}
                  to={`/clients/record?part=surgery&of=${record.client_id}`}
                />
              ))}
            </Rows>
          )}
        </Answered>
      )}
    </Card>
  );
}
