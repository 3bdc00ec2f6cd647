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
	return i({ type: e.type }, e.fields, t);
}
function i(e, t, n) {
	for (let r in t) e[r] = a(t[r], n);
	return e;
}
function a(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) return i({}, e.parts, t);
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: a } = e, o = r + t(Math.min(a, n.length) - r + 1), s = [...n];
	return Array.from({ length: o }, () => s.splice(t(s.length), 1)[0]);
}
function* o(e) {
	for (let t of s(e.fields)) yield {
		type: e.type,
		...t
	};
}
function* s(e) {
	let [t, ...n] = Object.keys(e);
	if (t === void 0) return yield {};
	let r = Object.fromEntries(n.map((t) => [t, e[t]]));
	for (let n of c(e[t])) for (let e of s(r)) yield {
		[t]: n,
		...e
	};
}
function* c(e) {
	if (e.one !== void 0) return yield* e.one;
	if (e.parts !== void 0) return yield* s(e.parts);
	if (e.some !== void 0) return yield* l(e.some, e.atLeast, e.atMost);
	for (let t = e.min; t <= e.max; t++) yield t;
}
function* l(e, t, n) {
	let [r, ...i] = e;
	if (e.length === 0 || n === 0) t <= 0 && (yield []);
	else {
		for (let e of l(i, t - 1, n - 1)) yield [r, ...e];
		i.length >= t && (yield* l(i, t, n));
	}
}
// search/random.ts
function u({ game: e, checks: t, search: n }) {
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
var d = {
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
}, f = { to: "stay" }, p = { to: "next" };
function ee(e) {
	return {
		to: "done",
		result: e
	};
}
function m() {
	return {
		stay: f,
		next: p,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: ee,
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
var h = {
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
}, g = Object.keys(h), _ = Object.fromEntries(g.map((e) => {
	let t = h[e];
	return [e, t.kind === "entrepreneur" ? t.domain : null];
})), v = {
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
}, y = Object.keys(v), b = [
	0,
	15,
	10,
	7,
	5,
	2,
	0
], te = [
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
function x(e, t) {
	let n = e.companies.find((e) => e.plan === t);
	if (n === void 0) throw Error(`${t} is not in play`);
	return n;
}
var S = (e) => e.lead !== null, C = (e, t) => e.shares[t] > 0, w = (e) => 1 + e.attached.length;
function T(e) {
	let t = 0;
	for (let n of e.shares) t += n;
	return t;
}
function E(e) {
	let t = v[e.plan].burn;
	for (let n of e.attached) t += h[n].burn;
	return t;
}
var D = (e, t) => Math.max(0, E(t) + b[e.limit]);
function O(e) {
	let t = v[e.plan].industry, n = 0;
	for (let r of e.attached) _[r] === t && (n += 1);
	return n;
}
var k = (e, t) => e.activeEvent !== null && d[e.activeEvent].hot === v[t.plan].industry;
function A(e, t) {
	if (e.options.stockSet === "unlimited") return Infinity;
	let n = 0;
	for (let r of e.companies) n += r.shares[t];
	return 9 - n;
}
// games/boom/rules/vocabulary.ts
var { phase: ne, call: re, become: ie, done: ae, goTo: oe, next: se, stay: ce, no: le, emit: ue, game: de } = m();
// games/boom/rules/prices.ts
function j(e, t, n, r) {
	if (A(e, t) < n) return 0;
	let i = Math.floor(r / n);
	return e.options.treasuries === "hidden" ? i : Math.min(i, M(e, t, fe[n]));
}
var fe = [
	3,
	2,
	1
];
function M(e, t, n) {
	let r = [];
	for (let n of e.seats) n !== t && A(e, n) > 0 && r.push(e.players[n].treasury.secret);
	return r.sort((e, t) => t - e), r[n - 1] ?? 0;
}
var N = (e, t, n = e.players[t].treasury.secret) => j(e, t, 1, n) >= 5 || j(e, t, 2, n) >= 5, P = (e, t, n) => e.players[t].treasury.secret >= n && A(e, t) >= 1, F = (e, t, n) => Math.max(5, Math.ceil((n * D(e, t) - t.cash) / 3)), I = [
	0,
	2,
	5,
	10,
	20
], L = [
	1,
	2,
	3
];
function R({ offers: e }, t) {
	return e.flatMap((e) => {
		switch (e.type) {
			case "lead": return z(t, e).flatMap((n) => V(t, e, n));
			case "setTerms": return V(t, e, x(t, me(t)));
			case "askConsent": return z(t, e).map(({ plan: e }) => ({
				type: "askConsent",
				company: e,
				price: null
			}));
			case "invite":
			case "request": return pe(e);
			default: return [...o(e)];
		}
	});
}
var z = (e, t) => B(t, "company").map((t) => x(e, t)).filter((t) => !S(t) || t.cash < D(e, t)), B = (e, t) => e.fields[t]?.one ?? [];
function V(e, t, n) {
	let { min: r = 0, max: i = 0 } = t.fields.price ?? {}, a = B(t, "shares")[0], o = a === 2 ? L.map((t) => F(e, n, t)) : [F(e, n, 2)], s = [...new Set(o.map((e) => Math.min(e, i)))].filter((e) => e >= r), c = t.type === "lead" ? { company: n.plan } : {};
	return s.map((e) => ({
		type: t.type,
		...c,
		shares: a,
		price: e
	}));
}
function pe(e) {
	let { max: t = 0 } = e.fields.sweetener ?? {}, n = e.type === "invite" ? "guest" : "investor";
	return B(e, n).flatMap((r) => I.filter((e) => e <= t).map((t) => ({
		type: e.type,
		[n]: r,
		sweetener: t
	})));
}
function me(e) {
	let t = e.stack.at(-1);
	if (t === void 0 || !("company" in t)) throw Error("no company is at stake");
	return t.company;
}
// games/boom/content/discards.ts
var he = [
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
	...y,
	...g,
	...he
];
var H = (e) => e in v, ge = (e) => e in h, _e = (e) => !H(e) && !ge(e), U = Array.from({ length: 24 }, (e, t) => {
	let n = 0;
	for (let e = 1; e <= 6; e++) n += te[Math.min(16, Math.max(2, t + e))];
	return n / 6;
}), W = .65, ve = .3, ye = .2, be = .5, xe = 4, G = (e, t) => U[w(t) + O(t) + (k(e, t) ? 2 : 0)];
function K(e, t) {
	let n = e.eventDeck.secret.length;
	return e.eventDeck.secret.includes("E6") ? Math.max(0, (n - t) / n) : t <= n ? 1 : Math.max(0, (6 - (t - n)) / 6);
}
var Se = (e, t) => t.lead !== null && !e.spent.includes(t.lead);
function q(e, t) {
	let n = w(t), r = O(t), i = E(t), a = 0;
	for (let e of t.shares) e > 0 && (a += 1);
	let o = ve + ye * a, s = n >= e.limit && Se(e, t) ? G(e, t) : 0, c = t.cash, l = 1;
	for (let t = 1; t <= xe; t++) {
		let a = Math.max(1, e.limit - W * t), u = Math.max(0, i + Ce(Math.max(1, e.limit - W * (t - 1))));
		c -= u, c < 0 && (l *= be, c = 0);
		let d = n + o * t, f = d >= a ? 1 : Math.max(0, 1 - (a - d) / 1.5), p = K(e, t) * l * f * we(d + r + .4);
		p > s && (s = p);
	}
	return s;
}
function Ce(e) {
	let t = Math.floor(e), n = e - t;
	return b[t] * (1 - n) + b[Math.min(6, t + 1)] * n;
}
function we(e) {
	let t = Math.floor(e), n = e - t;
	return U[Math.min(t, 22)] * (1 - n) + U[Math.min(t + 1, 23)] * n;
}
var Te = .85;
function J(e, t, n) {
	let r = e.players[t].treasury.secret;
	for (let [i, a] of e.companies.entries()) {
		let e = a.shares[t];
		if (e === 0) continue;
		let o = e * n[i] / T(a);
		r += a.lead === t ? o : o * Te;
	}
	return r;
}
var Ee = (e) => e.companies.map((t) => T(t) === 0 ? 0 : q(e, t)), Y = .35;
function De(e, t) {
	if (e.outcome !== null) return e.players[t].treasury.secret - Y * X(e, t, []);
	let n = Ee(e);
	return J(e, t, n) + Oe(e, t) - Y * X(e, t, n);
}
function X(e, t, n) {
	let r = 0;
	for (let i of e.seats) i !== t && (r = Math.max(r, J(e, i, n)));
	return r;
}
function Oe(e, t) {
	let n = 0;
	for (let r of e.players[t].hand.secret) H(r) ? n += 1 : _e(r) ? n += 4 : n += _[r] === null ? 2 : 3;
	return n * K(e, 2);
}
// games/boom/rules/leading.ts
var ke = (e, t) => S(e) && !C(e, t);
// games/boom/bot/reply.ts
function Z(e, t) {
	let n = e.stack.at(-1);
	switch (n?.phase) {
		case "turn": return n.step === "financeStep" ? Ae(e, t) : { type: "skipCard" };
		case "anotherRound": return Q(e, t, x(e, n.company));
		case "consent": return Me(e, x(e, n.company), t, n.sweetener) ? { type: "agree" } : { type: "refuse" };
		case "persuasion": return {
			type: "request",
			investor: n.unasked[0] ?? t,
			sweetener: 0
		};
		case "funding": return je(e, n);
		case "offer": return $(e, x(e, n.company), t, n.price, n.sweetener) ? { type: "buy" } : { type: "decline" };
		default: throw Error("no question is open");
	}
}
function Ae(e, t) {
	let n = null, r = null;
	for (let i of e.companies) i.lead === t && w(i) >= e.limit && G(e, i) >= .9 * q(e, i) && (n ??= i), !S(i) && (r === null || w(i) > w(r)) && (r = i);
	if (n !== null) return {
		type: "takePublic",
		company: n.plan
	};
	if (r === null || ke(r, t) || !N(e, t)) return { type: "pass" };
	let { shares: i, price: a } = Q(e, t, r);
	return a > 20 ? { type: "pass" } : {
		type: "lead",
		company: r.plan,
		shares: i,
		price: a
	};
}
function Q(e, t, n) {
	let r = e.players[t].treasury.secret, i = j(e, t, 2, r) >= 5 ? 2 : 1, a = Math.min(F(e, n, 2), j(e, t, i, r));
	return {
		type: "setTerms",
		shares: i,
		price: Math.max(5, a)
	};
}
function je(e, t) {
	let n = 0;
	for (let e of t.bought) n += e;
	if (n >= 3 && t.investors.length === 0) return { type: "close" };
	let r = t.investors.length > 0 ? t.investors : t.others, i = x(e, t.company), a = null;
	for (let n of r) P(e, n, t.price) && $(e, i, n, t.price, 0) && (a === null || e.players[n].treasury.secret < e.players[a].treasury.secret) && (a = n);
	return {
		type: "invite",
		guest: a ?? r[0] ?? t.lead,
		sweetener: 0
	};
}
function $(e, t, n, r, i) {
	let a = T(t), o = q(e, {
		...t,
		cash: t.cash + r,
		lead: t.lead ?? t.front
	}) / (a + 1), s = e.players[n].treasury.secret, c = 1.15 + Math.max(0, r / Math.max(1, s) - .3);
	return o + i > r * c;
}
function Me(e, t, n, r) {
	return t.cash < D(e, t) || r > .3 * t.shares[n] * q(e, t) / T(t);
}
// games/boom/bot/bots.ts
var Ne = [0, 1], Pe = (t) => [u(t), e(t, {
	prepare: Fe,
	candidates: R,
	evaluate: De,
	reply: Z,
	isQuiet: (e) => e.stack.at(-1)?.step === "cardStep",
	samples: ({ type: e }) => e === "takePublic" ? 24 : 2
})];
function Fe(e) {
	let { secret: t } = e.eventDeck, n = t.indexOf("E6");
	n > 0 && ([t[0], t[n]] = ["E6", t[0]]);
}
// \0parlour-bundle
var Ie = {
	game: "boom",
	plays: Ne,
	botsFor: Pe
};
export { Ie as default };
