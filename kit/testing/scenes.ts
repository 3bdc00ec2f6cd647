/** The scenes of a board, by their names. */
export const sceneIn =
  <Scene>(scenes: Readonly<Record<string, () => Scene>>) =>
  (name: string): Scene => {
    const make = scenes[name];
    if (make === undefined) throw new Error(`no scene ${name}; there are ${Object.keys(scenes).join(', ')}`);
    return make();
  };
