// kernel/offers.ts
function e(e) {
	return t(e.fields);
}
function t(e) {
	let t = 1;
	for (let r in e) t *= n(e[r]);
	return t;
}
function n(e) {
	if (e.one !== void 0) return e.one.length;
	if (e.parts !== void 0) return t(e.parts);
	if (e.some === void 0) return Math.max(0, e.max - e.min + 1);
	let n = e.some.length, i = 0;
	for (let t = e.atLeast; t <= Math.min(n, e.atMost); t++) i += r(n, t);
	return i;
}
var r = (e, t) => t === 0 ? 1 : r(e - 1, t - 1) * e / t;
function i(e, t) {
	return a({ type: e.type }, e.fields, t);
}
function a(e, t, n) {
	for (let r in t) e[r] = o(t[r], n);
	return e;
}
function o(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) return a({}, e.parts, t);
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, o = r + t(Math.min(i, n.length) - r + 1), s = [...n];
	return Array.from({ length: o }, () => s.splice(t(s.length), 1)[0]);
}
function* s(e) {
	for (let t of c(e.fields)) yield {
		type: e.type,
		...t
	};
}
function* c(e) {
	let [t, ...n] = Object.keys(e);
	if (t === void 0) return yield {};
	let r = Object.fromEntries(n.map((t) => [t, e[t]]));
	for (let n of l(e[t])) for (let e of c(r)) yield {
		[t]: n,
		...e
	};
}
function* l(e) {
	if (e.one !== void 0) return yield* e.one;
	if (e.parts !== void 0) return yield* c(e.parts);
	if (e.some !== void 0) return yield* u(e.some, e.atLeast, e.atMost);
	for (let t = e.min; t <= e.max; t++) yield t;
}
function* u(e, t, n) {
	let [r, ...i] = e;
	if (e.length === 0 || n === 0) t <= 0 && (yield []);
	else {
		for (let e of u(i, t - 1, n - 1)) yield [r, ...e];
		i.length >= t && (yield* u(i, t, n));
	}
}
// kernel/rules.ts
var d = { to: "stay" }, f = { to: "next" };
function ee(e) {
	return {
		to: "done",
		result: e
	};
}
function p() {
	return {
		stay: d,
		next: f,
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
// search/careful.ts
function te({ game: e, search: t }, n) {
	return {
		name: "careful",
		choose(r, i) {
			let a = Array.from({ length: 32 }, () => i(4294967296)), o = [], s = (e) => {
				let i = o[e];
				if (i !== void 0) return i;
				let s = t.redeal(r.view, a[e]);
				return n.prepare(s), o[e] = s, s;
			}, c = re(n.candidates(r, s(0)), i);
			if (c.length === 1) return c[0];
			let l = null, u = -Infinity;
			for (let e of c) {
				let i = n.samples(e), a = 0;
				for (let o = 0; o < i; o++) a += n.evaluate(ne(t, n, s(o), {
					seat: r.seat,
					...e
				}), r.seat);
				a / i <= u || (u = a / i, l = e);
			}
			if (l === null) throw Error(`${e}: the careful bot found nothing to do`);
			return l;
		}
	};
}
function ne({ clone: e, perform: t, waiting: n }, r, i, a) {
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
function re(e, t) {
	for (let n = e.length - 1; n > 0; n--) {
		let r = t(n + 1);
		[e[n], e[r]] = [e[r], e[n]];
	}
	return e;
}
// search/random.ts
function ie({ game: e, checks: t, search: n }) {
	return {
		name: "random",
		choose({ seat: r, view: a, offers: o }, s) {
			let c = o[s(o.length)];
			if (c === void 0) throw Error(`${e}: seat ${r} was asked without an offer`);
			if (!t.includes(c.type)) return i(c, s);
			let l = n.sample(n.redeal(a, s(4294967296)), r, s, o);
			if (l === null) throw Error(`${e}: seat ${r} found no offer that holds`);
			let { seat: u, ...d } = l;
			return d;
		}
	};
}
// games/businessmen/content/lorries.ts
var m = {
	yellow: {
		capacity: 5,
		points: 1,
		fall: 5
	},
	blue: {
		capacity: 6,
		points: 2,
		fall: 6
	},
	green: {
		capacity: 7,
		points: 3,
		fall: 7
	}
}, h = [
	"yellow",
	"blue",
	"green"
], ae = {
	4: 1,
	6: 2,
	8: 3
}, g = [
	4,
	6,
	8
], _ = [
	"warehouse",
	"loader",
	"manager"
], v = {
	warehouse: [
		0,
		1,
		2,
		3
	],
	loader: [
		0,
		4,
		5,
		6
	],
	manager: [
		0,
		3,
		4,
		5
	]
}, y = {
	2: {
		cost: 10,
		points: 1
	},
	3: {
		cost: 20,
		points: 2
	}
}, b = {
	1: {
		points: 1,
		to: 1
	},
	2: {
		points: 1,
		to: 1
	},
	3: {
		points: 2,
		to: 2
	}
}, x = [
	"grain",
	"meat",
	"fish",
	"wood",
	"oil",
	"metal"
], S = {
	P0: {
		kind: "price",
		moves: {
			fish: 3,
			wood: -5
		}
	},
	P1: {
		kind: "embargo",
		goods: ["metal", "wood"]
	},
	P2: {
		kind: "price",
		moves: {
			wood: 3,
			meat: -5
		}
	},
	P3: {
		kind: "embargo",
		goods: ["wood", "grain"]
	},
	P4: {
		kind: "price",
		moves: {
			meat: 3,
			oil: -5
		}
	},
	P5: {
		kind: "embargo",
		goods: ["grain", "meat"]
	},
	P6: {
		kind: "price",
		moves: {
			oil: 3,
			grain: -5
		}
	},
	P7: {
		kind: "embargo",
		goods: ["meat", "fish"]
	},
	P8: {
		kind: "price",
		moves: {
			grain: 3,
			metal: -5
		}
	},
	P9: {
		kind: "embargo",
		goods: ["fish", "oil"]
	},
	P10: {
		kind: "price",
		moves: {
			metal: 3,
			fish: -5
		}
	},
	P11: {
		kind: "embargo",
		goods: ["oil", "metal"]
	}
}, C = Object.keys(S), oe = S, w = [
	0,
	1,
	1,
	1,
	2,
	2,
	2,
	3,
	3,
	3,
	4,
	4,
	4,
	5,
	5,
	5
], T = (e) => w[e] ?? 0, se = (e, t) => T(e.prices[t]), E = (e, t) => Math.min(15, Math.max(1, e + t));
function ce(e, t, n) {
	let r = 0;
	for (let i of h) n.includes(i) && e.lorries[i].good === t && (r += m[i].fall);
	return r > 0 ? -r : 3;
}
// games/businessmen/rules/goods.ts
var D = (e, t, n) => e.players[t].main[n] + e.players[t].temp[n], O = (e, t) => x.filter((n) => D(e, t, n) > 0), k = (e, t) => v.warehouse[e.players[t].levels.warehouse], { phase: le, call: ue, done: de, goTo: fe, next: pe, stay: me, no: A, emit: he, game: ge } = p();
// games/businessmen/rules/lorries.ts
function _e(e, t) {
	let n = 0;
	for (let r of e.lorries[t].lots) n += r;
	return n;
}
var j = (e, t) => m[t].capacity - _e(e, t), M = (e, t) => j(e, t) === 0;
function N(e, t) {
	let n = e.seats.filter((n) => e.lorries[t].lots[n] > 0);
	return n.length === 1 ? n[0] ?? null : null;
}
function P(e, t, n, r) {
	let i = v.loader[e.players[n].levels.loader];
	return e.options.loaderCap === "perRound" && t !== null ? i - t[n][r] : i;
}
function F(e, t, n, r, i) {
	let a = e.lorries[r].good;
	if (a !== null && M(e, r)) return A("BM-7.3", "lorryFull", { lorry: r });
	if (a !== null && a !== i) return A("BM-7.3", "carriesAnother", {
		lorry: r,
		carries: a,
		good: i
	});
	if (D(e, n, i) === 0) return A("BM-7.3", "noneOwned", { good: i });
	if (P(e, t, n, i) <= 0) return A("BM-R12", "loaderSpent", {
		good: i,
		most: v.loader[e.players[n].levels.loader]
	});
	if (a === null && e.options.sameGoodCars === "oneCarPerGood") {
		let t = h.find((t) => e.lorries[t].good === i);
		if (t !== void 0) return A("BM-R15", "onAnotherLorry", {
			good: i,
			lorry: t
		});
	}
	return null;
}
function ve(e, t, n, r, i) {
	let a = P(e, t, n, i), o = j(e, r), s = D(e, n, i), c = Math.min(a, o, s);
	return {
		units: c,
		limit: c === a ? "loader" : c === o ? "space" : "stock"
	};
}
function ye(e, t, n) {
	for (let r of h) for (let i of x) if (D(e, n, i) > 0 && F(e, t, n, r, i) === null) return {
		lorry: r,
		good: i
	};
	return null;
}
// games/businessmen/bot/candidates.ts
function be({ seat: e, offers: t }, n) {
	return t.flatMap((t) => t.type === "buy" ? xe(n, e, t) : [...s(t)]);
}
function xe(e, t, n) {
	let { good: r, units: i } = n.fields;
	if (!("one" in r) || !("max" in i)) return [...s(n)];
	let { max: a } = i;
	return r.one.flatMap((n) => {
		let r = /* @__PURE__ */ new Set([a]);
		for (let i of Se(e, n)) {
			let o = i - D(e, t, n);
			o > 0 && o < a && r.add(o);
		}
		return [...r].map((e) => ({
			type: "buy",
			good: n,
			units: e
		}));
	});
}
function Se(e, t) {
	let n = h.filter((n) => e.lorries[n].good === t).map((t) => j(e, t));
	return [...g, ...n];
}
// games/businessmen/rules/points.ts
var I = (e) => Number(e.options.targetVP), L = (e) => e === 3 ? null : e === 2 ? 3 : 2, R = {
	M0: "warehouse",
	M1: null,
	M2: "loader",
	M3: null,
	M4: "manager",
	M5: null,
	M6: "warehouse",
	M7: null,
	M8: "loader",
	M9: null,
	M10: "manager",
	M11: null
}, z = Object.keys(R);
// games/businessmen/rules/misfortune.ts
function B(e, t, n) {
	let { insured: r, warnings: i } = e.players[t];
	return r[n] ? "nothing" : i[n] || e.options.negativeEvents === "immediate" ? "fine" : "warning";
}
// games/businessmen/bot/weights.ts
var V = {
	point: 11,
	victory: 80,
	reserve: 12,
	reserveCoin: 1.5,
	idleCoin: .4,
	use: {
		warehouse: .7,
		loader: .3,
		manager: .7
	},
	warned: .08,
	stock: .6,
	fill: .97,
	lack: .07,
	alone: .35,
	leaderEnvy: .25,
	envy: .1
}, Ce = [
	0,
	0,
	2,
	1.45,
	1.05
];
function we(e) {
	let t = 0;
	for (let n of e.seats) t = Math.max(t, e.players[n].points);
	return Math.max(0, I(e) - t) / (Ce[e.seats.length] ?? 1) + 1;
}
function Te(e, t) {
	let n = V.reserve;
	for (let e of _) for (let r = L(t[e]); r !== null; r = L(r)) n += y[r].cost;
	let r = Math.max(0, e - n);
	return e - r + V.idleCoin * r + V.reserveCoin * Math.min(e, V.reserve);
}
function Ee(e, t, n) {
	let { levels: r, insured: i } = e.players[t], a = 0;
	for (let o of _) {
		let s = r[o];
		a += (s - 1) * V.use[o] * n;
		let c = i[o] ? n - 1 : B(e, t, o) === "fine" ? n : 0;
		a -= V.warned * c * b[s].points * V.point;
	}
	return a;
}
// games/businessmen/content/export-cards.ts
var H = {
	E01: [
		"grain",
		"meat",
		"fish"
	],
	E02: [
		"grain",
		"meat",
		"wood"
	],
	E03: [
		"grain",
		"meat",
		"oil"
	],
	E04: [
		"grain",
		"fish",
		"metal"
	],
	E05: [
		"wood",
		"oil",
		"grain"
	],
	E06: [
		"grain",
		"wood",
		"metal"
	],
	E07: [
		"meat",
		"fish",
		"wood"
	],
	E08: [
		"meat",
		"fish",
		"metal"
	],
	E09: [
		"meat",
		"oil",
		"metal"
	],
	E10: [
		"fish",
		"wood",
		"oil"
	],
	E11: [
		"fish",
		"oil",
		"metal"
	],
	E12: [
		"wood",
		"oil",
		"metal"
	]
};
Object.keys(H), g[0];
var De = (e, t) => e.exportCard !== null && H[e.exportCard].includes(t), Oe = 5 / 6, ke = Object.fromEntries(x.map((e) => [e, w.map((t, n) => Ae(e, n))]));
function Ae(e, t) {
	let n = 0;
	for (let r of C) {
		let i = oe[r], a = i.kind === "price" ? i.moves[e] ?? 0 : 0;
		n += T(E(t, a));
	}
	return n / C.length;
}
var U = (e) => e.sector === null;
function W(e, t) {
	if (!U(e)) return T(e.prices[t]);
	let n = [];
	for (let t of h) M(e, t) && n.push(t);
	return T(E(e.prices[t], ce(e, t, n)));
}
var G = (e, t) => ke[t][e.prices[t]] ?? 0;
function K(e, t) {
	let n = j(e, t);
	return n === 0 ? 1 : V.fill - V.lack * n;
}
function q(e, t, n) {
	let { good: r, lots: i } = e.lorries[n];
	if (r === null || i[t] === 0) return 0;
	let a = M(e, n) ? G(e, r) : W(e, r);
	return K(e, n) * i[t] * a;
}
function J(e, t, n) {
	if (e.lorries[n].lots[t] === 0 || N(e, n) !== t) return 0;
	let r = m[n].points * V.point;
	return M(e, n) ? e.players[t].isSkipping && U(e) ? 0 : r : K(e, n) * V.alone * r;
}
function je(e, t) {
	let n = e.exportDeck.secret;
	if (n.length === 0) return .5;
	let r = 0;
	for (let e of n) H[e].includes(t) && (r += 1);
	return r / n.length;
}
function Y(e, t, n) {
	if (n === 0) return 0;
	let r = V.stock * W(e, t), i = Oe * (U(e) && De(e, t) ? 1 : je(e, t)), a = 0;
	for (let e of g) e <= n && (a = Math.max(a, ae[e] * V.point - e * r));
	return n * r + i * a;
}
// games/businessmen/bot/finish.ts
var Me = .8;
function Ne(e, t) {
	let n = X(e, t);
	if (n === 0) return 0;
	for (let r of e.seats) r !== t && e.players[r].coins > e.players[t].coins && (n *= 1 - X(e, r));
	return n;
}
function X(e, t) {
	let n = I(e), { points: r } = e.players[t], i = r >= n ? r : r + Fe(e, t);
	if (i < n) return 0;
	let a = Pe(e, t, i - n) / z.length;
	return r >= n ? a : a * Me;
}
function Pe(e, t, n) {
	let { misfortune: r, isSkipping: i, levels: a } = e.players[t];
	if (r !== null || i) return z.length;
	let o = 0;
	for (let r of z) {
		let i = R[r];
		(i === null || B(e, t, i) !== "fine" || b[a[i]].points <= n) && (o += 1);
	}
	return o;
}
function Fe(e, t) {
	let n = e.stack[0]?.step;
	if (e.players[t].isSkipping || n !== "priceWheel" && n !== "exports" && n !== "improvements") return 0;
	let { coins: r } = e.players[t], i = 0;
	if (U(e)) for (let n of h) {
		let { good: a, lots: o } = e.lorries[n];
		a !== null && o[t] !== 0 && M(e, n) && (r += Math.floor(o[t] * G(e, a)), N(e, n) === t && (i += m[n].points));
	}
	return i + Ie(e, t, r);
}
function Ie(e, t, n) {
	let { levels: r } = e.players[t], i = 0, a = n, o = 0;
	for (let e of _) r[e] === 2 && (o += 1), !(r[e] > 1 || a < y[2].cost) && (a -= y[2].cost, i += y[2].points, o += 1);
	for (; o > 0 && a >= y[3].cost; o--) a -= y[3].cost, i += y[3].points;
	return i;
}
// games/businessmen/bot/evaluate.ts
function Le(e, t) {
	if (e.outcome !== null) return e.outcome.winners.includes(t) ? Z / e.outcome.winners.length : -Z;
	let n = we(e), r = 0, i = 0;
	for (let a of e.seats) {
		if (a === t) continue;
		let o = Q(e, a, n);
		r += o, i = Math.max(i, o);
	}
	let a = V.leaderEnvy * i + V.envy * r / (e.seats.length - 1);
	return Q(e, t, n) - a;
}
var Z = 1e3;
function Q(e, t, n) {
	let r = e.players[t], i = V.point * r.points + Ee(e, t, n), a = r.coins + (r.isSkipping ? 10 : 0);
	for (let n of h) {
		let r = q(e, t, n);
		M(e, n) ? a += r : i += r, i += J(e, t, n);
	}
	for (let n of x) i += Y(e, n, D(e, t, n));
	return i + Te(a, r.levels) + V.victory * Ne(e, t);
}
// games/businessmen/bot/keeping.ts
function Re(e, t) {
	return O(e, t).map((n) => ({
		good: n,
		worth: Y(e, n, D(e, t, n))
	})).sort((e, t) => t.worth - e.worth).slice(0, k(e, t)).map(({ good: e }) => e);
}
// games/businessmen/bot/quick-load.ts
function ze(e, t, n) {
	let r = O(e, t).length - k(e, t), i = null, a = 0;
	for (let o of x) {
		let s = D(e, t, o);
		if (s === 0) continue;
		let c = r > 0 ? 0 : Y(e, o, s);
		for (let l of h) {
			if (F(e, n, t, l, o) !== null) continue;
			let { units: u } = ve(e, n, t, l, o), d = r > 0 ? 0 : Y(e, o, s - u), f = Be(e, t, l, o, u) + d - c;
			f <= a || (a = f, i = {
				type: "load",
				lorry: l,
				good: o
			});
		}
	}
	if (i !== null) return i;
	let o = e.options.loadingDuty === "compulsory" ? ye(e, n, t) : null;
	return o === null ? { type: "pass" } : {
		type: "load",
		...o
	};
}
function Be(e, t, n, r, i) {
	let a = q(e, t, n) + J(e, t, n), o = e.lorries[n], s = o.good;
	o.good = r, o.lots[t] += i;
	let c = q(e, t, n) + J(e, t, n);
	return o.good = s, o.lots[t] -= i, c - a;
}
// games/businessmen/rules/purchases.ts
var Ve = (e, t, n) => e.players[t].temp[n] > 0;
function He(e, t, n) {
	if (Ve(e, t, n)) return {
		most: 0,
		limit: "bought"
	};
	let r = e.players[t], i = v.manager[r.levels.manager], a = Math.floor(r.coins / 1), o = Math.min(i, e.market[n], a);
	return {
		most: o,
		limit: o === i ? "manager" : o === e.market[n] ? "market" : "coins"
	};
}
// games/businessmen/bot/quick-purchase.ts
function Ue(e, t) {
	let n = k(e, t) + Ke(e) - O(e, t).length, r = null, i = 0;
	for (let a of x) {
		if (e.market[a] === 0) continue;
		let { most: o } = He(e, t, a);
		if (o === 0) continue;
		let s = D(e, t, a), c = qe(e, a);
		if (s === 0 && n <= 0 && c === 0) continue;
		let l = $(e, a, s + o, c) - $(e, a, s, c) - o * We;
		l <= i || (i = l, r = {
			type: "buy",
			good: a,
			units: o
		});
	}
	return r ?? { type: "pass" };
}
var We = 1.3, Ge = .7;
function $(e, t, n, r) {
	let i = Math.min(n, r), a = i * se(e, t) * Ge + Y(e, t, n - i);
	return Math.max(a, Y(e, t, n));
}
function Ke(e) {
	let t = 0;
	for (let n of h) e.lorries[n].good === null && (t += 1);
	return t;
}
function qe(e, t) {
	let n = 0;
	for (let r of h) {
		let i = e.lorries[r].good;
		i !== t && i !== null || M(e, r) || (n = Math.max(n, j(e, r)));
	}
	return n;
}
// games/businessmen/bot/reply.ts
function Je(e, t) {
	let n = e.stack.at(-1);
	switch (n?.phase) {
		case "announcements": return { type: "playRound" };
		case "buying": return Ue(e, t);
		case "loading": return ze(e, t, n.loaded);
		case "keeping": return {
			type: "keep",
			goods: Re(e, t)
		};
		case "exports":
		case "improvements":
		case "insurance": return { type: "finish" };
		case "misfortune": return { type: "spinMisfortune" };
		case "round": return { type: n.step === "cards" ? "turnCards" : "spinPrices" };
		default: throw Error("no question is open");
	}
}
// games/businessmen/bot/bots.ts
var Ye = [0, 1];
function Xe(e) {
	let t = te(e, {
		prepare: () => {},
		candidates: be,
		evaluate: Le,
		reply: Je,
		isQuiet: Qe,
		samples: ({ type: e }) => e === "skipRound" || e === "playRound" ? 8 : 1
	});
	return [ie(e), {
		...t,
		choose: (e, n) => Ze(e) ?? t.choose(e, n)
	}];
}
function Ze({ offers: t }) {
	let [n] = t;
	if (n === void 0 || t.length > 1 || e(n) > 1) return null;
	let [r] = s(n);
	return r ?? null;
}
function Qe(e, t) {
	return e.round > t.round ? !0 : $e.has(t.stack[0]?.step ?? "") ? e.stack[0]?.step === "priceWheel" : e.stack.at(-1)?.phase !== t.stack.at(-1)?.phase;
}
var $e = /* @__PURE__ */ new Set([
	"announcements",
	"cards",
	"buying",
	"loading",
	"keeping"
]), et = {
	game: "businessmen",
	plays: Ye,
	botsFor: Xe
};
export { et as default };
