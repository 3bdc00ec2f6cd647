/** What is said of one with a character: a name, how they play in a word or two, and in a sentence. */
type CharacterWord = { name: string; epithet: string; says: string };

/** All of a game, by the names their bots have. */
export type CharacterWords = Record<string, CharacterWord>;
