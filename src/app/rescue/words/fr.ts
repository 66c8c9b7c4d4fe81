export const words = {
  title: 'L’application n’est pas encore ouverte',
  detail:
    'Ce que vous avez noté est en sécurité sur cet appareil. Si ce réseau demande d’abord une connexion, ouvrez une page dans votre navigateur et connectez-vous.',
  act: 'Réparer et ouvrir',
};
