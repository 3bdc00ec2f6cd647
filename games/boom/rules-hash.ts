export const RULES_HASH = 'unhashed';
