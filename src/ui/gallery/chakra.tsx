import { Grid, Box } from '@chakra-ui/react';
import { ChakraArea } from '../chakra-area.tsx';

/** Chakra finds the same names: what is drawn here has the colours, the space and the edges of the kit. */
export const ChakraPart = () => (
  <section>
    <h2>With Chakra’s style props</h2>
    <ChakraArea>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <Box bg="cloth" color="cloth-ink" p="4" borderRadius="lg" boxShadow="e2">
          A field of cloth
        </Box>
        <Box bg="info-soft" color="info" p="4" borderRadius="lg" fontFamily="display" fontSize="xl">
          1,240
        </Box>
      </Grid>
    </ChakraArea>
  </section>
);
