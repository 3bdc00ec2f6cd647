// search/careful.ts
function e({ game: e, search: r }, i) {
	return {
		name: "careful",
		choose(a, o) {
			let s = Array.from({ length: 32 }, () => o(4294967296)), c = [], l = (e) => {
				let t = c[e];
				if (t !== void 0) return t;
				let n = r.redeal(a.view, s[e]);
				return i.prepare(n), c[e] = n, n;
			}, u = n(i.candidates(a, l(0)), o);
			if (u.length === 1) return u[0];
			let d = null, f = -Infinity;
			for (let e of u) {
				let n = i.samples(e), o = 0;
				for (let s = 0; s < n; s++) o += i.evaluate(t(r, i, l(s), {
					seat: a.seat,
					...e
				}), a.seat);
				o / n <= f || (f = o / n, d = e);
			}
			if (d === null) throw Error(`${e}: the careful bot found nothing to do`);
			return d;
		}
	};
}
function t({ clone: e, perform: t, waiting: n }, r, i, a) {
	let o = e(i);
	t(o, a);
	for (let e = 0; e < 40; e++) {
		let e = n(o);
		if (e === null || r.isQuiet(o, i)) break;
		let a = e.seats[0];
		t(o, {
			seat: a,
			...r.reply(o, a)
		});
	}
	return o;
}
function n(e, t) {
	for (let n = e.length - 1; n > 0; n--) {
		let r = t(n + 1);
		[e[n], e[r]] = [e[r], e[n]];
	}
	return e;
}
// kernel/offers.ts
function r(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = i(r[e], t);
	return n;
}
function i(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = i(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: a } = e, o = r + t(Math.min(a, n.length) - r + 1), s = [...n];
	return Array.from({ length: o }, () => s.splice(t(s.length), 1)[0]);
}
function* a(e) {
	for (let t of o(e.fields)) yield {
		type: e.type,
		...t
	};
}
function* o(e) {
	let [t, ...n] = Object.keys(e);
	if (t === void 0) return yield {};
	let r = Object.fromEntries(n.map((t) => [t, e[t]]));
	for (let n of s(e[t])) for (let e of o(r)) yield {
		[t]: n,
		...e
	};
}
function* s(e) {
	if (e.one !== void 0) return yield* e.one;
	if (e.parts !== void 0) return yield* o(e.parts);
	if (e.some !== void 0) return yield* c(e.some, e.atLeast, e.atMost);
	for (let t = e.min; t <= e.max; t++) yield t;
}
function* c(e, t, n) {
	let [r, ...i] = e;
	if (e.length === 0 || n === 0) t <= 0 && (yield []);
	else {
		for (let e of c(i, t - 1, n - 1)) yield [r, ...e];
		i.length >= t && (yield* c(i, t, n));
	}
}
// search/random.ts
function l({ game: e, checks: t, search: n }) {
	return {
		name: "random",
		choose({ seat: i, view: a, offers: o }, s) {
			let c = o[s(o.length)];
			if (c === void 0) throw Error(`${e}: seat ${i} was asked without an offer`);
			if (!t.includes(c.type)) return r(c, s);
			let l = n.sample(n.redeal(a, s(4294967296)), i, s, o);
			if (l === null) throw Error(`${e}: seat ${i} found no offer that holds`);
			let { seat: u, ...d } = l;
			return d;
		}
	};
}
// games/boom/content/events.ts
var u = {
	E1: {
		hot: "software",
		lowersLimit: !1
	},
	E2: {
		hot: "ecommerce",
		lowersLimit: !0
	},
	E3: {
		hot: "media",
		lowersLimit: !1
	},
	E4: {
		hot: "telecom",
		lowersLimit: !0
	},
	E5: {
		hot: "b2b",
		lowersLimit: !0
	},
	E6: {
		hot: null,
		lowersLimit: !1
	}
}, d = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && f(e));
d.slice(0, 8).map((e) => p(Math.sqrt(e))), Uint32Array.from(d.slice(0, 64).map((e) => p(Math.cbrt(e))));
function f(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function p(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]);
// kernel/secrets.ts
var ee = 8, te = (e) => 1 << (e ?? ee), ne = 16, m = (e) => e & 511 & ~(e >> ne), h = (e) => typeof e == "object" && !!e;
// kernel/view.ts
function g(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? g(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
var _ = {
	secret({ seen: e, secret: t }, n, r) {
		if ((e & r) === 0) return {
			seen: m(e),
			secret: null
		};
		let i = h(t) ? g(t, n, r, _) : t;
		return {
			seen: m(e) | r,
			secret: i
		};
	},
	pile({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
		let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === te(t) ? null : re(r, i, o), c = (e) => s?.[e] ?? e;
		return {
			pile: e,
			owner: t,
			pool: n,
			seen: r.map((e, t) => o(c(t)) ? v(r, c(t)) | a : v(r, c(t))),
			secret: i.map((e, t) => o(c(t)) ? i[c(t)] : null)
		};
	}
}, re = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? ie(t[r], t[i]) : v(e, r) - v(e, i) : n(r) ? -1 : 1), ie = (e = "", t = "") => e < t ? -1 : +(e > t), v = (e, t) => m(e[t]), ae = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : h(t) ? g(t, n, r, ae) : t }),
	pile: _.pile
}, oe = { to: "stay" }, y = { to: "next" };
function se(e) {
	return {
		to: "done",
		result: e
	};
}
function ce() {
	return {
		stay: oe,
		next: y,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: se,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// games/boom/content/company-cards.ts
var b = {
	C01: {
		kind: "entrepreneur",
		domain: "software",
		burn: 1
	},
	C02: {
		kind: "entrepreneur",
		domain: "software",
		burn: 0
	},
	C03: {
		kind: "entrepreneur",
		domain: "software",
		burn: 2
	},
	C04: {
		kind: "entrepreneur",
		domain: "ecommerce",
		burn: 0
	},
	C05: {
		kind: "entrepreneur",
		domain: "ecommerce",
		burn: 1
	},
	C06: {
		kind: "entrepreneur",
		domain: "ecommerce",
		burn: 2
	},
	C07: {
		kind: "entrepreneur",
		domain: "media",
		burn: 1
	},
	C08: {
		kind: "entrepreneur",
		domain: "media",
		burn: 2
	},
	C09: {
		kind: "entrepreneur",
		domain: "media",
		burn: 0
	},
	C10: {
		kind: "entrepreneur",
		domain: "telecom",
		burn: 1
	},
	C11: {
		kind: "entrepreneur",
		domain: "telecom",
		burn: 0
	},
	C12: {
		kind: "entrepreneur",
		domain: "b2b",
		burn: 1
	},
	C13: {
		kind: "entrepreneur",
		domain: "b2b",
		burn: 0
	},
	C14: {
		kind: "buzzword",
		burn: 0
	},
	C15: {
		kind: "buzzword",
		burn: 0
	},
	C16: {
		kind: "buzzword",
		burn: 0
	},
	C17: {
		kind: "buzzword",
		burn: 0
	},
	C18: {
		kind: "buzzword",
		burn: 0
	},
	C19: {
		kind: "buzzword",
		burn: 1
	},
	C20: {
		kind: "buzzword",
		burn: 2
	},
	C21: {
		kind: "news",
		burn: 0
	},
	C22: {
		kind: "news",
		burn: 0
	},
	C23: {
		kind: "news",
		burn: 0
	},
	C24: {
		kind: "news",
		burn: 0
	},
	C25: {
		kind: "news",
		burn: 1
	},
	C26: {
		kind: "news",
		burn: 2
	},
	C27: {
		kind: "news",
		burn: 3
	},
	C28: {
		kind: "revenue",
		burn: -1
	},
	C29: {
		kind: "revenue",
		burn: -2
	},
	C30: {
		kind: "revenue",
		burn: -2
	},
	C31: {
		kind: "revenue",
		burn: -3
	},
	C32: {
		kind: "revenue",
		burn: -4
	},
	C33: {
		kind: "overhead",
		burn: 2
	},
	C34: {
		kind: "overhead",
		burn: 3
	},
	C35: {
		kind: "overhead",
		burn: 3
	},
	C36: {
		kind: "overhead",
		burn: 4
	},
	C37: {
		kind: "overhead",
		burn: 5
	},
	C38: {
		kind: "overhead",
		burn: 6
	},
	C39: {
		kind: "overhead",
		burn: -2
	}
}, x = Object.keys(b), S = Object.fromEntries(x.map((e) => {
	let t = b[e];
	return [e, t.kind === "entrepreneur" ? t.domain : null];
})), C = {
	P01: {
		industry: "software",
		burn: 3
	},
	P02: {
		industry: "software",
		burn: 2
	},
	P03: {
		industry: "software",
		burn: 4
	},
	P04: {
		industry: "ecommerce",
		burn: 5
	},
	P05: {
		industry: "ecommerce",
		burn: 6
	},
	P06: {
		industry: "ecommerce",
		burn: 3
	},
	P07: {
		industry: "media",
		burn: 3
	},
	P08: {
		industry: "media",
		burn: 4
	},
	P09: {
		industry: "media",
		burn: 2
	},
	P10: {
		industry: "telecom",
		burn: 5
	},
	P11: {
		industry: "telecom",
		burn: 3
	},
	P12: {
		industry: "b2b",
		burn: 2
	},
	P13: {
		industry: "b2b",
		burn: 4
	}
}, le = Object.keys(C), w = [
	0,
	15,
	10,
	7,
	5,
	2,
	0
], ue = [
	0,
	0,
	0,
	5,
	20,
	40,
	60,
	80,
	100,
	150,
	200,
	300,
	400,
	500,
	600,
	800,
	1e3
];
// games/boom/rules/company.ts
function T(e, t) {
	let n = e.companies.find((e) => e.plan === t);
	if (n === void 0) throw Error(`${t} is not in play`);
	return n;
}
var E = (e) => e.lead !== null, de = (e, t) => e.shares[t] > 0, D = (e) => 1 + e.attached.length;
function O(e) {
	let t = 0;
	for (let n of e.shares) t += n;
	return t;
}
function k(e) {
	let t = C[e.plan].burn;
	for (let n of e.attached) t += b[n].burn;
	return t;
}
var A = (e, t) => Math.max(0, k(t) + w[e.limit]);
function j(e) {
	let t = C[e.plan].industry, n = 0;
	for (let r of e.attached) S[r] === t && (n += 1);
	return n;
}
var fe = (e, t) => e.activeEvent !== null && u[e.activeEvent].hot === C[t.plan].industry;
function M(e, t) {
	if (e.options.stockSet === "unlimited") return Infinity;
	let n = 0;
	for (let r of e.companies) n += r.shares[t];
	return 9 - n;
}
// games/boom/rules/vocabulary.ts
var { phase: pe, call: me, become: he, done: ge, goTo: _e, next: ve, stay: ye, no: be, emit: xe, game: Se } = ce();
// games/boom/rules/prices.ts
function N(e, t, n, r) {
	if (M(e, t) < n) return 0;
	let i = Math.floor(r / n);
	return e.options.treasuries === "hidden" ? i : Math.min(i, F(e, t, P[n]));
}
var P = [
	3,
	2,
	1
];
function F(e, t, n) {
	let r = [];
	for (let n of e.seats) n !== t && M(e, n) > 0 && r.push(e.players[n].treasury.secret);
	return r.sort((e, t) => t - e), r[n - 1] ?? 0;
}
var I = (e, t, n = e.players[t].treasury.secret) => N(e, t, 1, n) >= 5 || N(e, t, 2, n) >= 5, Ce = (e, t, n) => e.players[t].treasury.secret >= n && M(e, t) >= 1, L = (e, t, n) => Math.max(5, Math.ceil((n * A(e, t) - t.cash) / 3)), we = [
	0,
	2,
	5,
	10,
	20
], Te = [
	1,
	2,
	3
];
function Ee({ offers: e }, t) {
	return e.flatMap((e) => {
		switch (e.type) {
			case "lead": return R(t, e).flatMap((n) => B(t, e, n));
			case "setTerms": return B(t, e, T(t, Oe(t)));
			case "askConsent": return R(t, e).map(({ plan: e }) => ({
				type: "askConsent",
				company: e,
				price: null
			}));
			case "invite":
			case "request": return De(e);
			default: return [...a(e)];
		}
	});
}
var R = (e, t) => z(t, "company").map((t) => T(e, t)).filter((t) => !E(t) || t.cash < A(e, t)), z = (e, t) => e.fields[t]?.one ?? [];
function B(e, t, n) {
	let { min: r = 0, max: i = 0 } = t.fields.price ?? {}, a = z(t, "shares")[0], o = a === 2 ? Te.map((t) => L(e, n, t)) : [L(e, n, 2)], s = [...new Set(o.map((e) => Math.min(e, i)))].filter((e) => e >= r), c = t.type === "lead" ? { company: n.plan } : {};
	return s.map((e) => ({
		type: t.type,
		...c,
		shares: a,
		price: e
	}));
}
function De(e) {
	let { max: t = 0 } = e.fields.sweetener ?? {}, n = e.type === "invite" ? "guest" : "investor";
	return z(e, n).flatMap((r) => we.filter((e) => e <= t).map((t) => ({
		type: e.type,
		[n]: r,
		sweetener: t
	})));
}
function Oe(e) {
	let t = e.stack.at(-1);
	if (t === void 0 || !("company" in t)) throw Error("no company is at stake");
	return t.company;
}
// games/boom/content/discards.ts
var ke = [
	"D01",
	"D02",
	"D03",
	"D04",
	"D05",
	"D06",
	"D07",
	"D08",
	"D09",
	"D10",
	"D11",
	"D12"
];
[
	...le,
	...x,
	...ke
];
var V = (e) => e in C, Ae = (e) => e in b, je = (e) => !V(e) && !Ae(e), H = Array.from({ length: 24 }, (e, t) => {
	let n = 0;
	for (let e = 1; e <= 6; e++) n += ue[Math.min(16, Math.max(2, t + e))];
	return n / 6;
}), U = .65, Me = .3, Ne = .2, Pe = .5, Fe = 4, W = (e, t) => H[D(t) + j(t) + (fe(e, t) ? 2 : 0)];
function G(e, t) {
	let n = e.eventDeck.secret.length;
	return e.eventDeck.secret.includes("E6") ? Math.max(0, (n - t) / n) : t <= n ? 1 : Math.max(0, (6 - (t - n)) / 6);
}
var Ie = (e, t) => t.lead !== null && !e.spent.includes(t.lead);
function K(e, t) {
	let n = D(t), r = j(t), i = k(t), a = 0;
	for (let e of t.shares) e > 0 && (a += 1);
	let o = Me + Ne * a, s = n >= e.limit && Ie(e, t) ? W(e, t) : 0, c = t.cash, l = 1;
	for (let t = 1; t <= Fe; t++) {
		let a = Math.max(1, e.limit - U * t), u = Math.max(0, i + Le(Math.max(1, e.limit - U * (t - 1))));
		c -= u, c < 0 && (l *= Pe, c = 0);
		let d = n + o * t, f = d >= a ? 1 : Math.max(0, 1 - (a - d) / 1.5), p = G(e, t) * l * f * Re(d + r + .4);
		p > s && (s = p);
	}
	return s;
}
function Le(e) {
	let t = Math.floor(e), n = e - t;
	return w[t] * (1 - n) + w[Math.min(6, t + 1)] * n;
}
function Re(e) {
	let t = Math.floor(e), n = e - t;
	return H[Math.min(t, 22)] * (1 - n) + H[Math.min(t + 1, 23)] * n;
}
var ze = .85;
function q(e, t, n) {
	let r = e.players[t].treasury.secret;
	for (let [i, a] of e.companies.entries()) {
		let e = a.shares[t];
		if (e === 0) continue;
		let o = e * n[i] / O(a);
		r += a.lead === t ? o : o * ze;
	}
	return r;
}
var Be = (e) => e.companies.map((t) => O(t) === 0 ? 0 : K(e, t)), J = .35;
function Ve(e, t) {
	if (e.outcome !== null) return e.players[t].treasury.secret - J * Y(e, t, []);
	let n = Be(e);
	return q(e, t, n) + He(e, t) - J * Y(e, t, n);
}
function Y(e, t, n) {
	let r = 0;
	for (let i of e.seats) i !== t && (r = Math.max(r, q(e, i, n)));
	return r;
}
function He(e, t) {
	let n = 0;
	for (let r of e.players[t].hand.secret) V(r) ? n += 1 : je(r) ? n += 4 : n += S[r] === null ? 2 : 3;
	return n * G(e, 2);
}
// games/boom/rules/leading.ts
var Ue = (e, t) => E(e) && !de(e, t);
// games/boom/bot/reply.ts
function We(e, t) {
	let n = e.stack.at(-1);
	switch (n?.phase) {
		case "turn": return n.step === "financeStep" ? Ge(e, t) : { type: "skipCard" };
		case "anotherRound": return X(e, t, T(e, n.company));
		case "consent": return Q(e, T(e, n.company), t, n.sweetener) ? { type: "agree" } : { type: "refuse" };
		case "persuasion": return {
			type: "request",
			investor: n.unasked[0] ?? t,
			sweetener: 0
		};
		case "funding": return Ke(e, n);
		case "offer": return Z(e, T(e, n.company), t, n.price, n.sweetener) ? { type: "buy" } : { type: "decline" };
		default: throw Error("no question is open");
	}
}
function Ge(e, t) {
	let n = null, r = null;
	for (let i of e.companies) i.lead === t && D(i) >= e.limit && W(e, i) >= .9 * K(e, i) && (n ??= i), !E(i) && (r === null || D(i) > D(r)) && (r = i);
	if (n !== null) return {
		type: "takePublic",
		company: n.plan
	};
	if (r === null || Ue(r, t) || !I(e, t)) return { type: "pass" };
	let { shares: i, price: a } = X(e, t, r);
	return a > 20 ? { type: "pass" } : {
		type: "lead",
		company: r.plan,
		shares: i,
		price: a
	};
}
function X(e, t, n) {
	let r = e.players[t].treasury.secret, i = N(e, t, 2, r) >= 5 ? 2 : 1, a = Math.min(L(e, n, 2), N(e, t, i, r));
	return {
		type: "setTerms",
		shares: i,
		price: Math.max(5, a)
	};
}
function Ke(e, t) {
	let n = 0;
	for (let e of t.bought) n += e;
	if (n >= 3 && t.investors.length === 0) return { type: "close" };
	let r = t.investors.length > 0 ? t.investors : t.others, i = T(e, t.company), a = null;
	for (let n of r) Ce(e, n, t.price) && Z(e, i, n, t.price, 0) && (a === null || e.players[n].treasury.secret < e.players[a].treasury.secret) && (a = n);
	return {
		type: "invite",
		guest: a ?? r[0] ?? t.lead,
		sweetener: 0
	};
}
function Z(e, t, n, r, i) {
	let a = O(t), o = K(e, {
		...t,
		cash: t.cash + r,
		lead: t.lead ?? t.front
	}) / (a + 1), s = e.players[n].treasury.secret, c = 1.15 + Math.max(0, r / Math.max(1, s) - .3);
	return o + i > r * c;
}
function Q(e, t, n, r) {
	return t.cash < A(e, t) || r > .3 * t.shares[n] * K(e, t) / O(t);
}
// games/boom/bot/bots.ts
var qe = [0, 1], Je = (t) => [l(t), e(t, {
	prepare: Ye,
	candidates: Ee,
	evaluate: Ve,
	reply: We,
	isQuiet: (e) => e.stack.at(-1)?.step === "cardStep",
	samples: ({ type: e }) => e === "takePublic" ? 24 : 2
})];
function Ye(e) {
	let { secret: t } = e.eventDeck, n = t.indexOf("E6");
	n > 0 && ([t[0], t[n]] = ["E6", t[0]]);
}
// \0parlour-bundle
var $ = {
	game: "boom",
	plays: qe,
	botsFor: Je
};
export { $ as default };
