/** What a house has of its own: the keys it signs notices with, the hash of its host's token, what it announces. */
export type Settings = {
  vapid: { publicKey: string; privateKey: string };
  hostToken: string;
  announcement: string;
  isChatOff: boolean;
  /** What several servers of one house call it among themselves. */
  house: string;
};

export type SettingsStore = {
  get<N extends keyof Settings>(name: N): Promise<Settings[N] | null>;
  /** Unless there is one. */
  add<N extends keyof Settings>(name: N, value: Settings[N]): Promise<void>;
  put<N extends keyof Settings>(name: N, value: Settings[N]): Promise<void>;
};
