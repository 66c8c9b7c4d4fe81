import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { readHouse } from '#src/data/house.ts';
import type { House } from '#src/data/house.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';

type Reading = { state: 'reading' } | { state: 'failed' } | { state: 'read'; house: House | null };

function useHouse(): Reading {
  const [reading, setReading] = useState<Reading>({ state: 'reading' });
  useEffect(() => {
    let wanted = true;
    const show = (next: Reading) => {
      if (wanted) setReading(next);
    };
    readHouse().then(
      (house) => show({ state: 'read', house }),
      () => show({ state: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return reading;
}

function Accounts({ house }: { house: House }) {
  return (
    <>
      <chakra.h2 fontSize="lg" margin="0 0 8px">
        Demo accounts
      </chakra.h2>
      <Box overflowX="auto">
        <chakra.table
          width="100%"
          textAlign="left"
          css={{
            borderCollapse: 'collapse',
            '& th, & td': { padding: '8px 12px 8px 0', borderBottom: '1px solid', borderColor: 'line' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">Role</th>
              <th scope="col">E-mail</th>
              <th scope="col">Password</th>
            </tr>
          </thead>
          <tbody>
            {house.accounts.map((account) => (
              <tr key={account.email}>
                <td>{account.role}</td>
                <td>{account.email}</td>
                <td>{account.password}</td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
      <p>
        Mails sent by this machine are caught in <a href={house.mailbox}>the mailbox</a>.
      </p>
    </>
  );
}

function HouseState({ retry }: { retry: () => void }) {
  const reading = useHouse();
  if (reading.state === 'reading') return <output>Asking the server…</output>;
  if (reading.state === 'failed') {
    return (
      <div role="alert">
        <p>The server did not answer. Nothing was changed.</p>
        <button type="button" onClick={retry}>
          Try again
        </button>
      </div>
    );
  }
  if (!reading.house) return <output>This build talks to a hosted project.</output>;
  return <Accounts house={reading.house} />;
}

/** The address a newcomer opens first, until the public pages stand here. */
export function FrontDoor() {
  const [attempt, setAttempt] = useState(0);
  return (
    <Box maxWidth="720px" margin="0 auto" padding={{ base: '16px', md: '40px 24px' }}>
      <Box as="header" bg="cloth" color="cloth-ink" borderRadius="18px" padding="24px" marginBottom="16px">
        <chakra.h1 margin="0" fontSize="3xl">
          {PRODUCT_NAME}
        </chakra.h1>
        <chakra.p margin="8px 0 0" color="cloth-ink-2">
          Weight loss, fitness, nutrition and care in Nigeria, with or without a signal.
        </chakra.p>
      </Box>
      <Box as="main" bg="surface" borderRadius="18px" padding="24px">
        <HouseState key={attempt} retry={() => setAttempt(attempt + 1)} />
      </Box>
    </Box>
  );
}
