// kernel/offers.ts
function e(e, n) {
	let r = { type: e.type }, i = e.fields;
	for (let e in i) r[e] = t(i[e], n);
	return r;
}
function t(e, n) {
	if (e.one !== void 0) return e.one[n(e.one.length)];
	if (e.parts !== void 0) {
		let r = {};
		for (let i in e.parts) r[i] = t(e.parts[i], n);
		return r;
	}
	if (e.some === void 0) return e.min + n(e.max - e.min + 1);
	let { some: r, atLeast: i, atMost: a } = e, o = i + n(Math.min(a, r.length) - i + 1), s = [...r];
	return Array.from({ length: o }, () => s.splice(n(s.length), 1)[0]);
}
function* n(e) {
	for (let t of r(e.fields)) yield {
		type: e.type,
		...t
	};
}
function* r(e) {
	let [t, ...n] = Object.keys(e);
	if (t === void 0) return yield {};
	let a = Object.fromEntries(n.map((t) => [t, e[t]]));
	for (let n of i(e[t])) for (let e of r(a)) yield {
		[t]: n,
		...e
	};
}
function* i(e) {
	if (e.one !== void 0) return yield* e.one;
	if (e.parts !== void 0) return yield* r(e.parts);
	if (e.some !== void 0) return yield* a(e.some, e.atLeast, e.atMost);
	for (let t = e.min; t <= e.max; t++) yield t;
}
function* a(e, t, n) {
	let [r, ...i] = e;
	if (e.length === 0 || n === 0) t <= 0 && (yield []);
	else {
		for (let e of a(i, t - 1, n - 1)) yield [r, ...e];
		i.length >= t && (yield* a(i, t, n));
	}
}
// search/random.ts
function o({ game: t, checks: n, search: r }) {
	return {
		name: "random",
		choose({ seat: i, view: a, offers: o }, s) {
			let c = o[s(o.length)];
			if (c === void 0) throw Error(`${t}: seat ${i} was asked without an offer`);
			if (!n.includes(c.type)) return e(c, s);
			let l = r.sample(r.redeal(a, s(4294967296)), i, s, o);
			if (l === null) throw Error(`${t}: seat ${i} found no offer that holds`);
			let { seat: ee, ...u } = l;
			return u;
		}
	};
}
// games/economicus/content/industries.ts
var s = [
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12
], c = ["private", "state"], l = {
	2: {
		ways: 1,
		profit: 6,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 1
	},
	3: {
		ways: 2,
		profit: 4,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 3
	},
	4: {
		ways: 3,
		profit: 3,
		private: 3,
		state: 2,
		isWhite: !0,
		tone: 4
	},
	5: {
		ways: 4,
		profit: 3,
		private: 3,
		state: 1,
		isWhite: !1,
		tone: 6
	},
	6: {
		ways: 5,
		profit: 3,
		private: 4,
		state: 1,
		isWhite: !1,
		tone: 7
	},
	7: {
		ways: 6,
		profit: 3,
		private: 3,
		state: 2,
		isWhite: !1,
		tone: 9
	},
	8: {
		ways: 5,
		profit: 3,
		private: 4,
		state: 1,
		isWhite: !1,
		tone: 7
	},
	9: {
		ways: 4,
		profit: 4,
		private: 2,
		state: 2,
		isWhite: !1,
		tone: 8
	},
	10: {
		ways: 3,
		profit: 3,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 4
	},
	11: {
		ways: 2,
		profit: 5,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 5
	},
	12: {
		ways: 1,
		profit: 7,
		private: 2,
		state: 2,
		isWhite: !0,
		tone: 2
	}
}, ee = {
	quick: [
		6,
		5,
		4
	],
	full: [
		9,
		8,
		7
	]
}, u = ["clean", "mortgaged"], d = (e, t) => `${e}-${t}`, te = new Map(s.flatMap((e) => u.map((t) => [d(e, t), {
	industry: e,
	condition: t
}])));
function f(e) {
	let t = te.get(e);
	if (t === void 0) throw Error(`there is no holding ${e}`);
	return t;
}
var ne = new Map([...te.keys()].flatMap((e) => Array.from({ length: 12 }, (t, n) => [`${e}-${n + 1}`, e]))), re = new Map(s.flatMap((e) => Array.from({ length: 3 }, (t, n) => [`${e}-${n + 1}`, e]))), ie = (e) => e.map((e) => oe(ne.get(e), e)), ae = (e) => e.map((e) => oe(re.get(e), e));
function oe(e, t) {
	if (e === void 0) throw Error(`there is no token ${t}`);
	return e;
}
// kernel/clone.ts
function se(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let n = t[e];
			typeof n == "object" && n && (t[e] = se(n));
		}
		return t;
	}
	let t = {};
	for (let n in e) {
		let r = e[n];
		t[n] = typeof r == "object" && r ? se(r) : r;
	}
	return t;
}
// kernel/sha256.ts
var ce = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && le(e));
ce.slice(0, 8).map((e) => ue(Math.sqrt(e))), Uint32Array.from(ce.slice(0, 64).map((e) => ue(Math.cbrt(e))));
function le(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function ue(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// kernel/chacha.ts
function de(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	fe.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), p.set(fe);
	for (let e = 0; e < 10; e++) m(0, 4, 8, 12), m(1, 5, 9, 13), m(2, 6, 10, 14), m(3, 7, 11, 15), m(0, 5, 10, 15), m(1, 6, 11, 12), m(2, 7, 8, 13), m(3, 4, 9, 14);
	return p.map((e, t) => e + fe[t]);
}
var fe = Uint32Array.from([
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
]), p = /* @__PURE__ */ new Uint32Array(16);
function m(e, t, n, r) {
	pe(e, t, r, 16), pe(n, r, t, 12), pe(e, t, r, 8), pe(n, r, t, 7);
}
function pe(e, t, n, r) {
	let i = p[e] + p[t] | 0, a = p[n] ^ i;
	p[e] = i, p[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
function me(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = de(_e(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
var he = (e, t = 6) => 1 + me(e, t);
function ge(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = me(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var _e = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), ve = 8, ye = (e) => 1 << (e ?? ve), be = 16, xe = (e) => e & 511 & ~(e >> be), Se = (e, t) => (e | ye(t)) & ~(ye(t) << be), Ce = (e, t) => ({
	seen: ye(e),
	secret: t
}), we = (e, t, n) => ({
	seen: ye(e) | ye(t),
	secret: n
});
function Te(e, t) {
	let n = e.secret.indexOf(t);
	if (n < 0) throw Error(`${String(t)} is not in the pile`);
	return e.pile === "hand" && Ee(e.seen), e.secret.splice(n, 1), e.seen.splice(n, 1)[0] ?? 0;
}
function Ee(e) {
	let t = 0, n = 511;
	for (let r of e) t |= xe(r), n &= xe(r);
	let r = t & ~n;
	if (r !== 0) for (let t = 0; t < e.length; t++) e[t] = De(e[t], r);
}
var De = (e, t) => e | (e & t) << be;
function Oe(e, t, n) {
	e.secret.push(t), e.seen.push(n);
}
function ke(e, { from: t, giver: n, to: r, taker: i }) {
	Oe(r, e, Se(Se(De(Te(t, e), 511), n), i));
}
function Ae(e, t) {
	for (let n = 0; n < e.seen.length; n++) e.seen[n] = Se(e.seen[n] ?? 0, t);
}
function je(e, t, n) {
	let r = Math.max(0, e.secret.length - t);
	for (let t = r; t < e.seen.length; t++) e.seen[t] = Se(e.seen[t], n);
	return e.secret.slice(r).reverse();
}
function Me(e, t) {
	let n = e.secret.length - 1;
	return n < 0 ? null : (e.seen[n] = Se(e.seen[n], t), e.secret[n]);
}
function Ne(e, t, n) {
	t.secret = ge(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var Pe = (e) => typeof e == "object" && !!e;
// kernel/view.ts
function Fe(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? Fe(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
var Ie = {
	secret({ seen: e, secret: t }, n, r) {
		if ((e & r) === 0) return {
			seen: xe(e),
			secret: null
		};
		let i = Pe(t) ? Fe(t, n, r, Ie) : t;
		return {
			seen: xe(e) | r,
			secret: i
		};
	},
	pile({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
		let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === ye(t) ? null : Le(r, i, o), c = (e) => s?.[e] ?? e;
		return {
			pile: e,
			owner: t,
			pool: n,
			seen: r.map((e, t) => o(c(t)) ? ze(r, c(t)) | a : ze(r, c(t))),
			secret: i.map((e, t) => o(c(t)) ? i[c(t)] : null)
		};
	}
}, Le = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? Re(t[r], t[i]) : ze(e, r) - ze(e, i) : n(r) ? -1 : 1), Re = (e = "", t = "") => e < t ? -1 : +(e > t), ze = (e, t) => xe(e[t]), Be = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : Pe(t) ? Fe(t, n, r, Be) : t }),
	pile: Ie.pile
}, Ve = { to: "stay" }, He = { to: "next" };
function Ue(e) {
	return {
		to: "done",
		result: e
	};
}
function We() {
	return {
		stay: Ve,
		next: He,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: Ue,
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
// kernel/seats.ts
var Ge = (e, t) => [...e.slice(t), ...e.slice(0, t)];
// games/economicus/rules/order.ts
function Ke(e, t) {
	let n = [];
	for (let r = 0; r < e.seats.length; r++) {
		let i = e.seats[(t + r) % e.seats.length];
		i !== void 0 && !e.players[i].isOut && n.push(i);
	}
	return n;
}
var h = (e, t) => Ke(e, t).filter((e) => e !== t), qe = (e) => Ke(e, e.auditor)[0] ?? e.auditor, g = (e) => e.options.rules === "full", Je = (e, t) => e.players[t].hand.secret.length > 0, { phase: Ye, call: Xe, become: Ze, done: Qe, goTo: $e, next: et, stay: tt, no: _, emit: v, game: nt } = We();
// games/economicus/rules/money.ts
function y(e, t, n) {
	e.players[t].cash += n, e.bank -= n;
}
var b = (e, t, n) => y(e, t, -n);
function rt(e, t, n, r) {
	e.players[t].cash -= r, e.players[n].cash += r;
}
var it = (e, t, n) => e.players[t].cash >= n, at = (e) => Math.ceil(e / 2), ot = {
	EV01: { is: "instant" },
	EV02: { is: "instant" },
	EV03: { is: "instant" },
	EV04: { is: "instant" },
	EV05: { is: "instant" },
	EV06: { is: "instant" },
	EV07: { is: "instant" },
	EV08: { is: "instant" },
	EV09: { is: "year" },
	EV10: {
		is: "year",
		interest: 2
	},
	EV11: {
		is: "year",
		interest: 0
	},
	EV12: { is: "year" },
	EV13: {
		is: "year",
		successFrom: 4
	},
	EV14: {
		is: "year",
		successFrom: 6
	},
	EV15: { is: "year" },
	EV16: {
		is: "year",
		profit: {
			3: 1,
			4: 1,
			12: 1
		}
	},
	EV17: {
		is: "year",
		profit: {
			2: 1,
			5: 1,
			6: 1,
			7: 1
		}
	},
	EV18: {
		is: "year",
		profit: {
			8: 1,
			9: 1,
			10: 1,
			11: 1
		}
	},
	EV19: {
		is: "year",
		profit: {
			2: -2,
			12: -2
		}
	},
	EV20: {
		is: "year",
		profit: {
			10: -2,
			6: -1
		}
	},
	EV21: { is: "instant" },
	EV22: { is: "instant" },
	EV23: { is: "instant" },
	EV24: { is: "instant" },
	EV25: { is: "instant" },
	EV26: { is: "year" },
	EV27: { is: "year" },
	EV28: { is: "year" },
	EV29: { is: "year" },
	EV30: { is: "year" },
	EV31: { is: "year" },
	EV32: { is: "year" },
	EV33: { is: "award" },
	EV34: { is: "award" },
	EV35: { is: "year" },
	EV36: { is: "year" }
};
Object.keys(ot);
var st = {
	cost: 4,
	above: 2
}, ct = (e) => ot[e], x = (e, t) => e.event === t, lt = (e) => e.event === null ? 1 : ct(e.event).interest ?? 1, ut = (e, t) => e.event === null ? 0 : ct(e.event).profit?.[t] ?? 0, dt = (e) => e.event === null ? 5 : ct(e.event).successFrom ?? 5, ft = (e) => x(e, "EV15") ? 0 : 2, pt = (e) => x(e, "EV27") ? 3 : 4, mt = (e) => x(e, "EV29") ? st : {
	cost: 8,
	above: 3
}, ht = (e) => x(e, "EV35") ? 2 : 1, gt = (e) => x(e, "EV30") ? 3 : 0, _t = (e) => Math.min(99, Math.max(1, e));
function vt(e, t, n) {
	e.prices[t] = n;
	let r = e.pastPrices[t];
	r.push(n), r.length > 12 && r.shift();
}
function yt(e, t, n) {
	let r = 3 * n;
	return vt(e, t, r), v(e, "priceSet", {
		industry: t,
		die: n,
		price: r
	}), r;
}
var S = (e, t) => e.prices[t] ?? yt(e, t, he(e)), C = (e, t) => e.prices[t] ?? 0;
function w(e, t, n, r) {
	let i = S(e, t), a = _t(n);
	a !== i && (vt(e, t, a), v(e, "priceChanged", {
		industry: t,
		from: i,
		to: a,
		because: r
	}));
}
function bt(e, t, n = 0) {
	let r = e.prices[t] ?? n;
	return x(e, "EV31") ? r : at(r);
}
var xt = (e) => at(e), St = (e, t) => Math.ceil(t * pt(e) / 2);
// games/economicus/rules/stars.ts
function Ct(e) {
	let t = e.seats.length <= 3 ? 0 : e.seats.length <= 5 ? 1 : 2;
	return ee[e.options.rules][t] + Number(e.options.extraStars);
}
function wt(e, t) {
	let n = ht(e) - 1, r = null;
	for (let i of e.seats) {
		let a = e.players[i].companies[t];
		a > n ? (n = a, r = i) : a === n && (r = null);
	}
	return r;
}
function Tt(e, t) {
	let n = e.players[t], r = 0, i = 0;
	for (let a of s) {
		let o = n.companies[a];
		o !== 0 && (g(e) ? (r += 1, wt(e, a) === t && (i += 1)) : r += o);
	}
	return {
		presence: r,
		majority: i,
		bonus: n.bonus,
		total: Math.max(0, r + i + n.bonus)
	};
}
var T = (e, t) => Tt(e, t).total;
function Et(e, t) {
	let n = T(e, t);
	return Ke(e, t).every((t) => T(e, t) <= n);
}
function E(e, t, n, r) {
	e.players[t].bonus += n, v(e, "starChanged", {
		seat: t,
		by: n,
		because: r
	});
}
// games/economicus/rules/winning.ts
var Dt = (e) => e.options.limit === "none" || e.options.stopAtTarget === "on";
function Ot(e) {
	return Dt(e) ? e.options.holdToYearEnd === "on" ? "endOfYear" : g(e) ? "endOfTurn" : "atOnce" : "never";
}
var kt = (e) => e.options.limit.startsWith("turns") ? Number(e.options.limit.slice(5)) : null;
function At(e) {
	if (Ot(e) !== "atOnce" || e.outcome !== null) return;
	let t = Ct(e);
	for (let n of Ge(e.seats, e.active)) {
		let r = 0;
		for (let t of e.players[n].companies) r += t;
		if (r >= t) return jt(e, "target", [n], null);
	}
}
function jt(e, t, n, r) {
	let i = e.seats.map((t) => T(e, t));
	e.ending = {
		because: t,
		winners: n,
		stars: i,
		assets: r
	}, e.outcome = {
		winners: n,
		scores: i
	}, v(e, "gameEnded", e.ending);
}
// games/economicus/rules/companies.ts
var Mt = (e) => {
	let t = 0;
	for (let n of e) t += n;
	return t;
}, Nt = (e) => Mt(e.companies), Pt = (e) => Mt(e.mortgaged), Ft = (e) => Mt(e.projects), D = (e, t) => e.companies[t] - e.mortgaged[t], It = (e, t, n) => n === "clean" ? D(e, t) : e.mortgaged[t], O = (e) => Nt(e) < 12, Lt = (e) => 3 - Ft(e), Rt = (e) => s.filter((t) => e.companies[t] > 0);
function k(e) {
	let t = [];
	for (let n of s) for (let r of u) It(e, n, r) > 0 && t.push(d(n, r));
	return t;
}
var zt = (e, t, n) => n === "private" ? e.freePrivate[t] : e.freeState[t], Bt = (e, t) => e.freePrivate[t] + e.freeState[t] > 0;
function Vt(e, t, n, r) {
	n === "private" ? e.freePrivate[t] += r : e.freeState[t] += r;
}
function A(e, t, n, r) {
	Ht(e.players[t], n, r), At(e);
}
function Ht(e, t, n) {
	e.companies[t] += 1, n === "mortgaged" && (e.mortgaged[t] += 1);
}
function Ut(e, t, n, r) {
	let i = e.players[t];
	--i.companies[n], r === "mortgaged" && Wt(i, n);
}
function Wt(e, t) {
	--e.mortgaged[t], e.fresh[t] = Math.min(e.fresh[t], e.mortgaged[t]);
}
function j(e, t, n, r, i) {
	let a = i === "mortgaged" && Gt(e.players[t], r);
	Ut(e, t, r, i), a && (e.players[n].fresh[r] += 1), A(e, n, r, i);
}
var Gt = (e, t) => e.mortgaged[t] === e.fresh[t];
// games/economicus/rules/loans.ts
function Kt(e, t, n) {
	let r = e.players[t];
	r.mortgaged[n] += 1, e.yearEnd !== null && (r.fresh[n] += 1), y(e, t, 5), v(e, "loanTaken", {
		seat: t,
		industry: n,
		amount: 5
	});
}
var qt = (e, t, n) => e.yearEnd !== null && !Gt(e.players[t], n) ? 5 : 5 + lt(e);
function Jt(e, t, n) {
	let r = qt(e, t, n);
	b(e, t, r), Wt(e.players[t], n), v(e, "loanRepaid", {
		seat: t,
		industry: n,
		amount: r
	});
}
function Yt(e, t, n, r) {
	let { industry: i, condition: a } = f(n);
	return a === "clean" ? r : r - qt(e, t, i);
}
var Xt = (e, t, n) => Yt(e, t, n, bt(e, f(n).industry));
function Zt(e, t, n, r, i) {
	let { industry: a, condition: o } = f(n), s = Yt(e, t, n, r);
	Ut(e, t, a, o), Vt(e, a, "private", 1), y(e, t, s), v(e, "soldToMarket", {
		seat: t,
		industry: a,
		condition: o,
		at: i,
		price: r,
		settled: r - s,
		received: s
	});
}
function Qt(e, t, n, r, i) {
	let { industry: a, condition: o } = f(n), s = Yt(e, t, n, r);
	return Ut(e, t, a, o), Vt(e, a, "state", 1), y(e, t, Math.max(0, s)), v(e, "companyTaken", {
		from: t,
		to: null,
		industry: a,
		condition: o,
		because: i,
		received: s
	}), s < 0 ? {
		debtor: t,
		amount: -s,
		creditor: null,
		because: "loan"
	} : null;
}
// games/economicus/rules/solvency.ts
function $t(e, t, n = null, r = 0) {
	let i = e.players[t], a = x(e, "EV12") ? 0 : 5, o = 0, c = 0;
	for (let l of s) {
		if (i.companies[l] === 0) continue;
		let s = bt(e, l, r), ee = D(i, l), u = i.mortgaged[l];
		n !== null && f(n).industry === l && (f(n).condition === "clean" ? --ee : --u), o += ee * a, c += ee * Math.max(0, s - a), u > 0 && (c += u * Math.max(0, Yt(e, t, `${l}-mortgaged`, s)));
	}
	return {
		cash: i.cash,
		loans: o,
		sales: c,
		total: i.cash + o + c
	};
}
var en = (e, t) => $t(e, t).total, tn = (e, t) => g(e) && t === "state" && !x(e, "EV26");
function M(e, t, n) {
	let r = e.players[t];
	return r.isOut ? _("EC-15.5", "isOut", { seat: t }) : e.turn.sellers.includes(t) ? _("EC-9.3", "soldThisTurn", {}) : O(r) ? tn(e, n) && r.quotas.length === 0 ? _("EC-11.11", "noQuota", {}) : null : _("EC-R.32", "noTokens", { limit: 12 });
}
var nn = (e) => e.last === null ? e.start : e.last + 1, rn = (e, t) => +!e.admitted.includes(t), an = {
	CF03: 3,
	CF04: 4,
	CF05: 5,
	CF06: 6,
	CF07: 7,
	CF08: 8,
	CF09: 9,
	CF10: 10,
	CF11: 11
}, on = {
	CS1: {
		strength: 2,
		fall: 4,
		rider: null
	},
	CS2: {
		strength: 3,
		fall: 6,
		rider: null
	},
	CS3: {
		strength: 3,
		fall: 6,
		rider: "extraCompany"
	},
	CS4: {
		strength: 3,
		fall: 10,
		rider: null
	},
	CS5: {
		strength: 3,
		fall: 6,
		rider: "neighbours"
	},
	CS6: {
		strength: 4,
		fall: 8,
		rider: "defaults"
	},
	CS7: {
		strength: 4,
		fall: 8,
		rider: "projects"
	},
	CS8: {
		strength: 4,
		fall: "half",
		rider: null
	},
	CS9: {
		strength: 5,
		fall: 12,
		rider: null
	}
}, sn = Object.keys(an), cn = Object.keys(on);
[...sn, ...cn];
var N = (e) => e in an, ln = {
	OP01: {
		copies: 2,
		timing: ["any"],
		gain: 3
	},
	OP02: {
		copies: 1,
		timing: ["any"],
		gain: 4
	},
	OP03: {
		copies: 2,
		timing: ["any"],
		gain: 2
	},
	OP04: {
		copies: 1,
		timing: ["any"],
		draws: 1
	},
	OP05: {
		copies: 2,
		timing: ["FW2"]
	},
	OP06: {
		copies: 1,
		timing: ["FW2"]
	},
	OP07: {
		copies: 1,
		timing: ["active"],
		gain: 3
	},
	OP08: {
		copies: 1,
		timing: ["active"],
		gain: 3
	},
	OP09: {
		copies: 1,
		timing: ["FW5"]
	},
	OP10: {
		copies: 1,
		timing: ["FW6"],
		gain: 2
	},
	OP11: {
		copies: 1,
		timing: ["won"]
	},
	OP12: {
		copies: 1,
		timing: ["FW6"],
		draws: 1
	},
	OP13: {
		copies: 1,
		timing: ["any"],
		gain: 2
	},
	OP14: {
		copies: 1,
		timing: ["any"],
		draws: 1
	},
	OP15: {
		copies: 1,
		timing: ["active"]
	},
	OP16: {
		copies: 2,
		timing: ["any"]
	},
	OP17: {
		copies: 1,
		timing: ["creation"]
	},
	OP18: {
		copies: 1,
		timing: ["any"]
	},
	OP19: {
		copies: 2,
		timing: ["any"],
		gain: 5,
		isMoney: !0
	},
	OP20: {
		copies: 1,
		timing: ["any"]
	},
	OP21: {
		copies: 1,
		timing: ["interest"],
		gain: 3
	},
	OP22: {
		copies: 1,
		timing: ["any"]
	},
	OP23: {
		copies: 1,
		timing: ["any"],
		gain: 2
	},
	OP24: {
		copies: 1,
		timing: ["FW2"]
	},
	OP25: {
		copies: 1,
		timing: ["loss", "crisis"]
	},
	OP26: {
		copies: 1,
		timing: ["any"],
		cost: 3
	},
	OP27: {
		copies: 1,
		timing: ["any"]
	},
	OP28: {
		copies: 2,
		timing: ["target"],
		draws: 1
	},
	OP29: {
		copies: 2,
		timing: ["any"],
		draws: 2
	},
	OP30: {
		copies: 2,
		timing: ["verdict", "crime"]
	},
	OP31: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP32: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP33: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP34: {
		copies: 1,
		timing: ["ownEnd"],
		cost: 6,
		isStar: !0
	},
	OP35: {
		copies: 1,
		timing: ["crisis"],
		gain: 4
	},
	OP36: {
		copies: 1,
		timing: ["active"],
		difficulty: 4
	},
	OP37: {
		copies: 1,
		timing: ["FW5"],
		difficulty: 2
	},
	OP38: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 8,
		isMoney: !0
	},
	OP39: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 5,
		isMoney: !0
	},
	OP40: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 2
	},
	OP41: {
		copies: 1,
		timing: ["any"],
		difficulty: 3,
		isMoney: !0
	},
	OP42: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 4
	},
	OP43: {
		copies: 1,
		timing: ["active"],
		difficulty: 2
	},
	OP44: {
		copies: 1,
		timing: ["any"],
		difficulty: 4,
		gain: 4
	},
	OP45: {
		copies: 1,
		timing: ["FW5"],
		difficulty: 3
	},
	OP46: {
		copies: 12,
		timing: []
	}
}, un = Object.keys(ln), dn = "OP46", fn = [
	"OP11",
	"OP17",
	"OP21",
	"OP25",
	"OP28",
	"OP30",
	"OP35"
], pn = un.flatMap((e) => Array.from({ length: ln[e].copies }, (t, n) => `${e}-${n + 1}`)), mn = new Map(un.flatMap((e) => pn.filter((t) => t.startsWith(e)).map((t) => [t, e])));
function P(e) {
	let t = mn.get(e);
	if (t === void 0) throw Error(`there is no card ${e}`);
	return t;
}
var F = (e) => ln[P(e)], hn = (e) => P(e) === dn, gn = {
	each: 1,
	most: 8
}, _n = {
	each: 6,
	most: 18
}, vn = (e) => e.seats.reduce((t, n) => t + e.players[n].quotas.length, 0) < ln[dn].copies;
function yn(e, t, n) {
	let r = e.optionDiscards.findIndex(hn), i = e.optionDeck.secret.find(hn);
	if (r >= 0) e.players[t].quotas.push(...e.optionDiscards.splice(r, 1));
	else if (i !== void 0) Te(e.optionDeck, i), ge(e, e.optionDeck.secret), e.players[t].quotas.push(i);
	else return v(e, "nothingToDraw", {
		seat: t,
		because: n
	});
	v(e, "quotaTaken", {
		seat: t,
		because: n
	});
}
function bn(e, t) {
	let n = e.players[t].quotas.pop() ?? null;
	return n !== null && e.optionDiscards.push(n), n;
}
function xn(e, t, n) {
	Te(e.players[t].hand, n), e.optionDiscards.push(n);
}
function Sn(e) {
	if (e.crisisDeck.secret.length > 0) return;
	let t = e.crisisDiscards;
	e.crisisDiscards = [], Ne(e, e.crisisDeck, t), v(e, "deckReshuffled", {
		deck: "crises",
		cards: t.length
	});
}
var Cn = (e) => wn(e.crisisDeck.secret);
function wn(e) {
	let t = e.filter(N).length;
	return {
		forecasts: t,
		strengths: e.length - t
	};
}
function Tn(e) {
	if (e.eventDeck.secret.length > 0) return;
	let t = e.eventDiscards;
	e.eventDiscards = [], Ne(e, e.eventDeck, t), v(e, "deckReshuffled", {
		deck: "events",
		cards: t.length
	});
}
// games/economicus/rules/board.ts
function En(e, t) {
	let { layout: n } = e, r = n.indexOf(t), i = n[(r + n.length - 1) % n.length], a = n[(r + 1) % n.length];
	if (i === void 0 || a === void 0) throw Error(`${t} is not on the board`);
	return [i, a];
}
function Dn(e, t, n) {
	let { companies: r } = e.players[t];
	if (r[n] === 0) return [];
	let { layout: i } = e;
	if (x(e, "EV32") && r[9] > 0) return i.filter((e) => r[e] > 0);
	let a = i.length, o = i.indexOf(n), s = (e) => {
		let t = i[(e + a) % a];
		return t !== void 0 && r[t] > 0;
	}, c = 0;
	for (; c < a - 1 && s(o + c + 1);) c += 1;
	let l = 0;
	for (; l + c < a - 1 && s(o - l - 1);) l += 1;
	return i.filter((e, t) => {
		let n = (t - o + a) % a;
		return n <= c || a - n <= l;
	});
}
var On = (e, t) => l[t].profit + ut(e, t) - e.crises[t];
function kn(e, t, n, r) {
	return Dn(e, t, n).map((i) => {
		let a = On(e, i), o = r && i === n && a > 0;
		return {
			industry: i,
			companies: e.players[t].companies[i],
			each: o ? 2 * a : a
		};
	});
}
var An = (e) => e.reduce((e, { companies: t, each: n }) => e + t * n, 0);
function jn(e, t) {
	let n = [];
	for (let r of e.layout) if (!n.some((e) => e.includes(r))) {
		let i = Dn(e, t, r);
		i.length > 0 && n.push(i);
	}
	return n;
}
// games/economicus/bot/weights.ts
var Mn = {
	quick: {
		most: 9,
		least: 2,
		perStar: 2
	},
	full: {
		most: 12,
		least: 2,
		perStar: 2.5
	}
}, I = {
	first: 4,
	firstOfMany: 8,
	rise: 6,
	beyond: 3,
	limited: 9
}, Nn = {
	any: 2,
	last: [9, 6]
}, Pn = {
	atOnce: 60,
	endOfTurn: 30,
	endOfYear: 12,
	never: 0
}, Fn = .3, In = .35, Ln = .35, Rn = 6.5, L = {
	plenty: 35,
	beyond: .7,
	borrowed: 1.5,
	reserve: 6,
	short: .6
}, zn = .6, R = {
	success: .6,
	slow: .4,
	perWay: 3 / 36,
	upkeep: 4,
	late: .7
}, Bn = [
	0,
	3,
	4.5,
	5.5
], z = {
	OP01: 1.5,
	OP02: 1.5,
	OP03: 2,
	OP04: 1.5,
	OP05: 2,
	OP06: 2,
	OP07: 2,
	OP08: 2,
	OP09: 3,
	OP10: 3,
	OP11: 5,
	OP12: 1.5,
	OP13: 1,
	OP14: 1.5,
	OP15: 4,
	OP16: 3,
	OP17: 3,
	OP18: 2,
	OP19: 4,
	OP20: 2,
	OP21: 2,
	OP22: 2,
	OP23: .4,
	OP24: 3,
	OP25: 2,
	OP26: 2.5,
	OP27: 3,
	OP28: 4,
	OP29: 4,
	OP30: 2.5,
	OP31: 3.5,
	OP32: 3.5,
	OP33: 3.5,
	OP34: 1.5,
	OP35: 2,
	OP36: 3,
	OP37: 3,
	OP38: 4,
	OP39: 1.2,
	OP40: 2,
	OP41: 2.5,
	OP42: 1.2,
	OP43: 1.5,
	OP44: 2,
	OP45: 3,
	OP46: 3
}, B = {
	card: .15,
	sale: 2,
	inside: 6,
	takeover: 1,
	keeping: 0,
	deal: 1,
	project: .5,
	bid: .2,
	investigation: 1,
	exchange: .5
}, Vn = .35, Hn = {
	OP09: .7,
	OP10: .5,
	OP14: .5,
	OP45: .9
}, Un = .8, Wn = {
	within: 3,
	worth: 6
}, Gn = .3;
// games/economicus/bot/outlook.ts
function Kn(e) {
	let { most: t, least: n, perStar: r } = Mn[e.options.rules], i = kt(e), a = i === null ? t : Math.max(0, i - e.turn.number);
	if (!Dt(e)) return Math.min(t, a);
	let o = 0;
	for (let t of e.seats) o = Math.max(o, T(e, t));
	return Math.min(t, a, n + r * Math.max(0, Ct(e) - o));
}
function qn(e) {
	let { forecasts: t, strengths: n } = Cn(e);
	return t + n === 0 ? .5 : n / (t + n);
}
function Jn(e, t) {
	let { profit: n } = l[t], r = n + zn * (On(e, t) - n);
	return e.forecast === t ? r - 2 * qn(e) : r;
}
function Yn(e, t) {
	let { companies: n } = e.players[t], r = 0;
	for (let i of jn(e, t)) {
		let t = 0, a = 0;
		for (let r of i) t += l[r].ways, a += n[r] * Jn(e, r);
		r += t * a;
	}
	return r / 36;
}
var Xn = (e) => R.success * Math.min(1, R.slow + R.perWay * l[e].ways);
function Zn(e, t, n, r) {
	let i = Math.max(0, 7 - dt(e)) / 6, a = i + 1 / 6, o = i / a * (1 - (1 - l[t].ways / 36 * a) ** n);
	return r ? i + (1 - a) * o : o;
}
// games/economicus/bot/standing.ts
function Qn({ me: e, goal: t, wins: n, star: r, horizon: i }, a) {
	let o = Fn / Math.max(1, a.seats.length - 1), s = 0;
	for (let c of a.seats) {
		let l = rr(a, c, c === e, i);
		c === e ? s += l + tr(T(a, c), t, n, r) : s -= o * l + nr(T(a, c), t, n);
	}
	return s;
}
var $n = (e) => g(e) && e.seats.length > 4, er = (e) => $n(e) ? I.firstOfMany : I.first;
function tr(e, t, n, r) {
	if (n === "never") return I.limited * e;
	let i = Math.min(e, t), a = r * i + I.rise * i * (i + 1) / (2 * t);
	return e < t ? a : a + Pn[n] + I.beyond * (e - t);
}
function nr(e, t, n) {
	if (n === "never") return Nn.any * e;
	let r = Nn.any * Math.min(e, t);
	for (let [n, i] of Nn.last.entries()) e >= t - n && (r += i);
	return e >= t ? r + Pn[n] : r;
}
function rr(e, t, n, r) {
	let i = e.players[t], a = ar(i.cash) - Rn * Pt(i) + r * Yn(e, t);
	for (let t of s) {
		let n = i.companies[t], o = i.projects[t];
		if (n > 0 && (a += In * n * (e.prices[t] ?? 10)), o > 0) {
			let n = r * l[t].ways * Jn(e, t) / 36, i = I.first + n + In * (e.prices[t] ?? 10);
			a += o * Math.max(0, Xn(t) * i - R.upkeep / 2);
		}
	}
	if (a += ir(i.quotas.length), !n) return a + 3 * i.hand.secret.length;
	for (let e of i.hand.secret) a += z[P(e)];
	return a;
}
var ir = (e) => Bn[Math.min(e, Bn.length - 1)] ?? 0;
function ar(e) {
	if (e < 0) return L.borrowed * e - L.short * L.reserve;
	let t = Math.max(0, L.reserve - e) * L.short, n = Math.max(0, e - L.plenty);
	return e - t - (1 - L.beyond) * n;
}
// games/economicus/bot/mind.ts
function or(e, t, n, r) {
	let i = {
		g: e,
		me: t,
		offers: n,
		random: r,
		goal: Ct(e),
		wins: Ot(e),
		star: er(e),
		horizon: Kn(e),
		now: 0
	};
	return i.now = Qn(i, e), i;
}
function V(e, t) {
	let n = se(e.g);
	return t(n), Qn(e, n) - e.now;
}
var H = ({ offers: e }, t) => e.some((e) => e.type === t);
function* U(e, t) {
	for (let n of sr(e, t)) yield* n;
}
function* sr({ offers: e }, t) {
	for (let n of e) n.type === t && (yield cr(n, t));
}
function* cr(e, t) {
	for (let r of n(e)) lr(r, t) && (yield r);
}
var lr = (e, t) => e.type === t;
function W(e, t) {
	let n = e.stack.at(-1);
	if (n?.phase !== t) throw Error(`${t} is not open`);
	return n;
}
function G(e, t, n) {
	let r = null, i = n;
	for (let n of e) {
		let e = t(n);
		e <= i || (i = e, r = n);
	}
	return r;
}
// games/economicus/bot/buying.ts
var ur = (e, t, n, r, i) => V(e, (e) => {
	b(e, t, i), tn(e, r) && bn(e, t), A(e, t, n, "clean");
});
function dr(e, t) {
	let n = e.players[t];
	if (x(e, "EV12")) return n.cash;
	let r = 0;
	for (let e of Rt(n)) r += D(n, e);
	return n.cash + 5 * r;
}
function fr(e) {
	let { g: t, me: n } = e, r = W(t, "auction"), i = nn(r), a = rn(r, n);
	if (r.kind === null || i + a > dr(t, n)) return { type: "pass" };
	let o = ur(e, n, r.industry, r.kind, i + a) - B.bid - pr(e, r);
	if (o <= 0) return { type: "pass" };
	let { cash: s } = t.players[n];
	if (s < a) return hr(e) ?? { type: "pass" };
	let c = Math.min(Math.floor(o / 8), Math.max(0, s - a - i));
	return H(e, "bid") ? {
		type: "bid",
		amount: i + c
	} : { type: "pass" };
}
function pr(e, t) {
	return t.leader === null || t.last === null || t.kind === null ? 0 : 1 * Math.min(0, ur(e, t.leader, t.industry, t.kind, t.last));
}
function mr(e) {
	let { g: t, me: n } = e, r = W(t, "auction"), i = "private", a = -Infinity;
	for (let o of c) {
		if (zt(t, r.industry, o) === 0) continue;
		let s = h(t, n).filter((e) => M(t, e, o) === null && dr(t, e) >= r.start), c = M(t, n, o) === null ? ur(e, n, r.industry, o, r.start) : 0, l = Math.max(0, c) / (1 + s.length) - s.length;
		l <= a || (a = l, i = o);
	}
	return {
		type: "announceLot",
		kind: i
	};
}
function hr(e) {
	let [t] = U(e, "takeLoan");
	return t ?? null;
}
// games/economicus/rules/cards/rule.ts
var K = [{}], q = (e, t) => t.length > 0 ? t : _("EC-16.3", "noTarget", { card: e }), gr = (e, t) => t ? K : _("EC-16.3", "conditionNotMet", { card: e });
function J(e) {
	if (e.turn.industry === null) throw Error("no industry is active");
	return e.turn.industry;
}
var _r = (e, t) => gt(e) > 0 && Et(e, t) ? gt(e) : 0, vr = (e, t, n) => gt(e) > 0 && e.players[t].hand.secret.includes(n) ? _r(e, t) : 0;
function Y(e) {
	if (e === null) throw Error("a card was played without its target");
	return e;
}
var yr = (e, t) => e.turn.industry !== null && e.players[t].companies[e.turn.industry] > e.turn.sheltered[t], br = (e, t) => h(e, t).filter((t) => yr(e, t)).map((t) => ({
	rival: [t],
	asset: xr(e, t, J(e))
})), xr = (e, t, n) => u.filter((r) => It(e.players[t], n, r) > 0).map((e) => d(n, e)), Sr = (e, t, n) => e.players[t].companies[n] > 0, Cr = (e) => s.filter((t) => e.crises[t] > 0);
function wr(e, t, n, r) {
	let i = e.crises[t], a = Math.min(6, Math.max(0, i + n));
	a !== i && (i === 0 && Tr(e), e.crises[t] = a, v(e, "crisisChanged", {
		industry: t,
		from: i,
		to: a,
		because: r
	}));
}
function Tr(e) {
	let t = Cr(e);
	if (t.length < 6) return;
	let n = t[0];
	for (let r of t) (n === void 0 || e.crises[r] < e.crises[n]) && (n = r);
	if (n === void 0) return;
	let r = e.crises[n];
	e.crises[n] = 0, v(e, "crisisChanged", {
		industry: n,
		from: r,
		to: 0,
		because: "seventh"
	});
}
function Er(e, t, n) {
	let r = e.forecast;
	e.forecast = t, r !== t && v(e, "forecastMoved", {
		from: r,
		to: t,
		because: n
	});
}
// games/economicus/bot/cards/crises.ts
function Dr({ stack: e }) {
	let t = e.at(-1);
	return t?.phase === "window" ? t.window : null;
}
var Or = (e, t, n) => An(kn(e, t, n, e.turn.exporters.includes(t)));
function X({ me: e }, t, n) {
	let r = Fn / Math.max(1, t.seats.length - 1), i = 0;
	for (let a of t.seats) i += (a === e ? 1 : -r) * Or(t, a, n);
	return i;
}
function kr(e, t) {
	let n = V(e, t);
	if (Dr(e.g) !== "FW2") return n;
	let r = se(e.g);
	t(r);
	let i = J(e.g);
	return n + X(e, r, i) - X(e, e.g, i);
}
var Ar = (e, t) => V(e, (e) => {
	let { strength: n, fall: r } = on.CS2;
	wr(e, t, n, "CS2");
	let i = C(e, t);
	i > 0 && w(e, t, Math.max(1, i - r), "CS2");
});
function jr({ g: e }, t) {
	let n = Dr(e);
	return n === "FW9" || n === "FW4" && t === e.turn.industry;
}
var Mr = (e, t) => t !== null && jr(e, t) ? qn(e.g) * Ar(e, t) : 0, Nr = (e, t) => Mr(e, t) - Mr(e, e.g.forecast) + V(e, (e) => void (e.forecast = t));
function Pr(e) {
	let { forecast: t } = e.g;
	if (t === null || !jr(e, t)) return 0;
	let n = Ar(e, t), r = qn(e.g), i = n < 0 ? r : 1 - r;
	return Math.abs(n) * i * (1 - i ** 2);
}
function Fr(e, t) {
	let { g: n, me: r, horizon: i } = e, a = se(n);
	t(a);
	let o = Dr(n) === "FW2" ? J(n) : null, s = (e) => e === r ? 0 : (1 + T(n, e)) ** 3, c = 0;
	for (let e of n.seats) c += s(e);
	let l = 0;
	for (let e of n.seats) {
		let t = (o === null ? 0 : Or(n, e, o) - Or(a, e, o)) + i * (Yn(n, e) - Yn(a, e));
		l += e === r ? -t : Un * t * s(e) / c;
	}
	return l;
}
// games/economicus/rules/cards/company-options.ts
var Ir = {
	OP15: {
		targets: (e, t, n) => q(n, br(e, t)),
		isTakeover: !0,
		carryOut(e, t) {
			let { industry: n } = f(Y(t.asset)), r = Y(t.rival), i = Qt(e, r, Y(t.asset), S(e, n), "OP15");
			i !== null && t.dues.push(i), t.losses.push({
				loser: r,
				industry: n
			});
		}
	},
	OP22: {
		targets(e, t, n) {
			let r = k(e.players[t]).filter((t) => f(t).condition === "mortgaged" || !x(e, "EV12")), i = h(e, t).filter((t) => O(e.players[t]));
			return q(n, r.length > 0 && i.length > 0 ? [{
				company: r,
				rival: i
			}] : []);
		},
		carryOut(e, t) {
			let { industry: n, condition: r } = f(Y(t.company));
			r === "clean" && Kt(e, t.by, n), Lr(e, t, d(n, "mortgaged"));
			let i = S(e, n);
			t.dues.push({
				debtor: Y(t.rival),
				amount: i,
				creditor: t.by,
				because: "OP22"
			});
		}
	},
	OP26: {
		targets: (e, t, n) => q(n, k(e.players[t]).map((t) => ({
			company: [t],
			industry: En(e, f(t).industry)
		}))),
		carryOut(e, t) {
			let { industry: n, condition: r } = f(Y(t.company)), i = Y(t.industry), a = e.players[t.by], o = a.fresh[n];
			Ut(e, t.by, n, r), a.fresh[i] += o - a.fresh[n], A(e, t.by, i, r), --e.extra[n], e.extra[i] += 1, v(e, "companyMoved", {
				seat: t.by,
				from: n,
				to: i,
				condition: r
			});
		}
	},
	OP27: {
		targets: (e, t, n) => q(n, Rr(e, t)),
		isTakeover: !0,
		carryOut(e, t) {
			let n = f(Y(t.company)), r = f(Y(t.asset)), i = Y(t.rival);
			j(e, t.by, i, n.industry, n.condition), j(e, i, t.by, r.industry, r.condition), v(e, "companyTaken", {
				from: t.by,
				to: i,
				...n,
				because: "OP27",
				received: 0
			}), v(e, "companyTaken", {
				from: i,
				to: t.by,
				...r,
				because: "OP27",
				received: 0
			});
		}
	},
	OP36: {
		targets: (e, t, n) => O(e.players[t]) ? q(n, br(e, t)) : _("EC-R.32", "noTokens", { limit: 12 }),
		isTakeover: !0,
		harmed: (e, t) => [Y(t.rival)],
		carryOut(e, t) {
			let { industry: n, condition: r } = f(Y(t.asset)), i = Y(t.rival);
			j(e, i, t.by, n, r), v(e, "companyTaken", {
				from: i,
				to: t.by,
				industry: n,
				condition: r,
				because: "OP36",
				received: 0
			}), t.losses.push({
				loser: i,
				industry: n
			});
		}
	}
};
function Lr(e, t, n) {
	let { industry: r, condition: i } = f(n), a = Y(t.rival);
	j(e, t.by, a, r, i), v(e, "companyTaken", {
		from: t.by,
		to: a,
		industry: r,
		condition: i,
		because: "OP22",
		received: 0
	});
}
function Rr(e, t) {
	let n = [];
	for (let r of k(e.players[t])) {
		let { industry: i } = f(r), a = C(e, i);
		for (let o of h(e, t)) {
			let t = k(e.players[o]).filter((t) => {
				let n = f(t).industry;
				return n === i || C(e, n) === 0 || C(e, n) > a ? !1 : n !== e.turn.industry || yr(e, o);
			});
			t.length > 0 && n.push({
				company: [r],
				rival: [o],
				asset: t
			});
		}
	}
	return n;
}
// games/economicus/rules/cards/crisis-options.ts
var zr = (e, t, n) => {
	let r = Cr(e);
	return q(n, r.length > 0 ? [{ industry: r }] : []);
}, Br = (e, t, n) => h(e, t).filter((t) => Sr(e, t, n)), Vr = {
	OP01: {
		targets: zr,
		carryOut: (e, t) => wr(e, Y(t.industry), -2, "OP01")
	},
	OP02: {
		targets: zr,
		carryOut: (e, t) => wr(e, Y(t.industry), -e.crises[Y(t.industry)], "OP02")
	},
	OP03: {
		targets: (e) => [{ industry: s.filter((t) => t !== e.forecast) }],
		carryOut: (e, t) => Er(e, Y(t.industry), "OP03")
	},
	OP04: {
		targets: () => K,
		carryOut(e, t) {
			Sn(e);
			let n = je(e.crisisDeck, 3, t.by);
			return v(e, "lookedAt", {
				seat: t.by,
				deck: "crises",
				cards: Ce(t.by, n)
			}), Ze("briefing", {
				reader: t.by,
				count: n.length
			});
		}
	},
	OP42: {
		targets(e, t, n) {
			let r = s.filter((n) => Br(e, t, n).length > 0);
			return q(n, r.length > 0 ? [{ industry: r }] : []);
		},
		harmed: (e, t) => Br(e, t.by, Y(t.industry)),
		carryOut: (e, t) => wr(e, Y(t.industry), 2, "OP42")
	}
};
// games/economicus/rules/dice.ts
function Hr(e, t, n) {
	let r = he(e), i = he(e);
	return v(e, "diceRolled", {
		seat: t,
		blue: r,
		white: i,
		because: n
	}), {
		blue: r,
		white: i,
		industry: Ur(r + i)
	};
}
function Ur(e) {
	let t = s[e - 2];
	if (t === void 0) throw Error(`no industry has the number ${e}`);
	return t;
}
// games/economicus/rules/cards/dice-options.ts
var Wr = {
	OP05: {
		targets: (e, t, n) => e.turn.rerollers.includes(t) ? _("EC-16.3", "alreadyPlayed", { card: n }) : K,
		carryOut(e, t) {
			e.turn.rerollers.push(t.by);
			let { blue: n, white: r, industry: i } = Hr(e, t.by, "OP05");
			e.turn.dice = {
				blue: n,
				white: r
			}, e.turn.industry = i;
		}
	},
	OP06: {
		targets: (e) => [{ industry: En(e, J(e)) }],
		carryOut(e, t) {
			let n = J(e);
			e.turn.industry = Y(t.industry), v(e, "industryShifted", {
				seat: t.by,
				from: n,
				to: e.turn.industry
			});
		}
	},
	OP24: {
		targets: (e, t, n) => e.turn.exporters.includes(t) ? _("EC-16.3", "alreadyPlayed", { card: n }) : K,
		carryOut(e, t) {
			e.turn.exporters.push(t.by);
		}
	}
}, Gr = {
	OP29: { targets: () => K },
	OP40: {
		targets(e, t, n) {
			let r = h(e, t).filter((t) => Je(e, t));
			return q(n, r.length > 0 ? [{ rival: r }] : []);
		},
		harmed: (e, t) => [Y(t.rival)],
		carryOut(e, t) {
			let n = Y(t.rival), { hand: r } = e.players[n];
			Ae(r, t.by);
			let i = we(t.by, n, [...r.secret]);
			return v(e, "lookedIntoHand", {
				seat: t.by,
				victim: n,
				cards: i
			}), Ze("espionage", {
				spy: t.by,
				victim: n
			});
		}
	}
}, Kr = (e, t, n, r) => ({
	industry: t,
	opener: n,
	kind: null,
	start: S(e, t),
	last: null,
	leader: null,
	queue: [],
	admitted: [n],
	because: r,
	discount: 0
}), qr = {
	OP07: {
		targets: () => K,
		carryOut: (e) => w(e, J(e), S(e, J(e)) + 6, "OP07")
	},
	OP08: {
		targets: () => K,
		carryOut: (e) => w(e, J(e), S(e, J(e)) - 6, "OP08")
	},
	OP09: {
		targets: (e, t, n) => e.active === t ? Yr(e, t, n, ["private"]) : _("EC-16.3", "notOwnTurn", { card: n }),
		carryOut: (e, t) => Xr(e, t.by, "private", "OP09")
	},
	OP10: {
		targets: (e, t, n) => gr(n, Bt(e, J(e))),
		carryOut: (e, t) => Ze("auction", Kr(e, J(e), t.by, "OP10"))
	},
	OP12: {
		targets(e, t) {
			let n = h(e, t).filter((t) => Jr(e, t).length > 0), r = (t) => [...new Set(Jr(e, t).map((e) => e.paid))];
			return n.length > 0 ? n.map((e) => ({
				rival: [e],
				paid: r(e)
			})) : K;
		},
		carryOut(e, t) {
			let { rival: n } = t;
			if (n === null) return;
			let r = Y(Jr(e, n).findLast(({ paid: e }) => e === t.paid) ?? null);
			e.turn.privatised = e.turn.privatised.filter((e) => e !== r);
			let i = D(e.players[n], r.industry) > 0 ? "clean" : "mortgaged", a = Qt(e, n, d(r.industry, i), r.paid, "OP12");
			a !== null && t.dues.push(a), r.quota !== null && yn(e, n, "OP12");
		}
	},
	OP13: {
		targets: (e, t, n) => gr(n, vn(e)),
		carryOut: (e, t) => yn(e, t.by, "OP13")
	},
	OP14: {
		targets: () => [{
			industry: s,
			kind: c
		}],
		carryOut(e, t) {
			let n = Y(t.industry), r = Y(t.kind);
			Vt(e, n, r, 1), e.extra[n] += 1, v(e, "companyAdded", {
				industry: n,
				kind: r,
				because: "OP14"
			});
		}
	},
	OP37: {
		targets(e, t, n) {
			let r = at(C(e, J(e))) + vr(e, t, n);
			return zt(e, J(e), "state") === 0 ? _("EC-16.3", "conditionNotMet", { card: n }) : O(e.players[t]) ? it(e, t, r) ? K : _("EC-16.3", "cannotPay", {
				cost: r,
				cash: e.players[t].cash
			}) : _("EC-R.32", "noTokens", { limit: 12 });
		},
		harmed: () => [],
		carryOut(e, t) {
			let n = J(e), r = at(S(e, n));
			b(e, t.by, r), Vt(e, n, "state", -1), A(e, t.by, n, "clean"), v(e, "boughtDirectly", {
				seat: t.by,
				industry: n,
				kind: "state",
				price: r,
				by: "OP37"
			});
		}
	},
	OP45: {
		targets: (e, t, n) => Yr(e, t, n, c),
		harmed: (e, t) => e.active === t.by ? [] : [e.active],
		carryOut: (e, t) => Xr(e, t.by, Y(t.kind), "OP45")
	}
}, Jr = (e, t) => e.turn.privatised.filter((n) => n.seat === t && e.players[t].companies[n.industry] > 0);
function Yr(e, t, n, r) {
	let i = J(e), a = C(e, i);
	if (e.turn.isAuctionOff) return _("EC-16.3", "conditionNotMet", { card: n });
	let o = en(e, t) - vr(e, t, n);
	if (o < a) return _("EC-21.7", "beyondSolvency", { solvency: o });
	let [s] = r.map((n) => M(e, t, n)).filter((e) => e !== null), c = r.filter((n) => zt(e, i, n) > 0 && M(e, t, n) === null);
	return c.length > 0 ? r.length > 1 ? [{ kind: c }] : K : s ?? _("EC-16.3", "conditionNotMet", { card: n });
}
function Xr(e, t, n, r) {
	let i = J(e);
	return e.turn.isAuctionOff = !0, Ze("purchase", {
		buyer: t,
		industry: i,
		kind: n,
		price: S(e, i),
		by: r
	});
}
// games/economicus/rules/cards/money-options.ts
var Zr = {
	OP19: { targets: () => K },
	OP20: {
		targets(e, t, n) {
			let { cash: r } = e.players[t], i = vr(e, t, n), a = 2 + i;
			return r < a ? _("EC-16.3", "cannotPay", {
				cost: a,
				cash: r
			}) : q(n, ti(e, t, r - i));
		},
		carryOut(e, t) {
			let n = [Y(t.company), t.asset].filter((e) => e !== null).map((e) => f(e).industry);
			for (let r of n) Wt(e.players[t.by], r);
			let r = 2 * n.length;
			b(e, t.by, r), v(e, "loansClosed", {
				seat: t.by,
				industries: n,
				amount: r
			});
		}
	},
	OP23: {
		targets: (e, t, n) => Qr(n, $r(e, t)),
		carryOut(e, t) {
			let n = Y(t.rival), r = Math.min(gn.most, gn.each * Nt(e.players[n]));
			t.dues.push({
				debtor: n,
				amount: r,
				creditor: null,
				because: "OP23"
			});
		}
	},
	OP38: {
		targets: () => K,
		harmed: () => []
	},
	OP39: {
		targets: () => K,
		harmed: () => [],
		carryOut(e, t) {
			Sn(e), Tn(e);
			let n = Me(e.crisisDeck, t.by), r = Me(e.eventDeck, t.by);
			return n !== null && v(e, "lookedAt", {
				seat: t.by,
				deck: "crises",
				cards: Ce(t.by, [n])
			}), r !== null && v(e, "lookedAt", {
				seat: t.by,
				deck: "events",
				cards: Ce(t.by, [r])
			}), Ze("insider", {
				seller: t.by,
				left: 2
			});
		}
	},
	OP41: {
		targets: (e, t, n) => Qr(n, h(e, t)),
		harmed: (e, t) => [Y(t.rival)],
		carryOut(e, t) {
			let n = Y(t.rival), r = Math.min(7, e.players[n].cash);
			rt(e, n, t.by, r), v(e, "received", {
				seat: t.by,
				amount: r,
				from: n,
				because: "OP41"
			});
		}
	},
	OP43: {
		targets: (e, t, n) => gr(n, Sr(e, t, J(e)) && ei(e, t).length > 0),
		harmed: (e, t) => ei(e, t.by),
		carryOut(e, t) {
			for (let n of ei(e, t.by)) t.dues.push({
				debtor: n,
				amount: 6,
				creditor: t.by,
				because: "OP43"
			});
		}
	}
}, Qr = (e, t) => q(e, t.length > 0 ? [{ rival: t }] : []), $r = (e, t) => h(e, t).filter((t) => Nt(e.players[t]) > 0), ei = (e, t) => h(e, t).filter((t) => Sr(e, t, J(e)));
function ti(e, t, n) {
	let r = e.players[t], i = Rt(r).filter((e) => r.mortgaged[e] > 0), a = n >= 4;
	return i.map((e, t) => {
		let n = r.mortgaged[e] > 1 ? i.slice(t) : i.slice(t + 1), o = a ? n.map((e) => d(e, "mortgaged")) : [];
		return {
			company: [d(e, "mortgaged")],
			asset: [null, ...o]
		};
	});
}
// games/economicus/rules/projects.ts
function ni(e, t, n, r) {
	let i = e.players[t], a = he(e), o = a + r, s = o >= dt(e) && O(i) ? "succeeds" : o <= 1 ? "burns" : "stays";
	v(e, "projectRolled", {
		seat: t,
		industry: n,
		die: a,
		bonus: r,
		result: s
	}), s !== "stays" && (--i.projects[n], s !== "burns" && (e.extra[n] += 1, A(e, t, n, "clean"), x(e, "EV34") && e.innovator === null && (e.innovator = t, E(e, t, 1, "EV34"))));
}
// games/economicus/rules/cards/project-options.ts
var ri = {
	OP16: {
		targets(e, t, n) {
			let r = s.filter((n) => e.players[t].projects[n] > 0);
			return q(n, r.length > 0 ? [{ industry: r }] : []);
		},
		carryOut: (e, t) => ni(e, t.by, Y(t.industry), 2)
	},
	OP18: {
		targets(e, t, n) {
			if (Lt(e.players[t]) === 0) return _("EC-11.18", "noProjectTokens", { limit: 3 });
			let r = vr(e, t, n), i = s.filter((n) => {
				let i = e.prices[n];
				return i === null || it(e, t, xt(i) + r);
			});
			return q(n, i.length > 0 ? [{ industry: i }] : []);
		},
		carryOut(e, t) {
			let n = Y(t.industry), r = S(e, n), i = xt(r);
			if (!it(e, t.by, i)) return v(e, "fizzled", {
				seat: t.by,
				card: t.card
			});
			b(e, t.by, i), e.players[t.by].projects[n] += 1, v(e, "projectsCreated", {
				seat: t.by,
				industry: n,
				count: 1,
				cost: i,
				because: "OP18"
			}), w(e, n, r + 2, "OP18");
		}
	}
}, ii = (e, t) => ({
	targets: (e, n, r) => gr(r, t(e, n)),
	carryOut: (t, n) => E(t, n.by, 1, e)
}), ai = {
	OP31: ii("OP31", (e, t) => s.some((n) => e.players[t].companies[n] >= 2 && wt(e, n) === t)),
	OP32: ii("OP32", (e, t) => Rt(e.players[t]).length >= 5),
	OP33: ii("OP33", (e, t) => jn(e, t).some((n) => n.reduce((n, r) => n + e.players[t].companies[r], 0) >= 4)),
	OP34: ii("OP34", (e, t) => !Et(e, t)),
	OP44: {
		targets(e, t, n) {
			let r = h(e, t).filter((t) => T(e, t) > 0);
			return q(n, r.length > 0 ? [{ rival: r }] : []);
		},
		harmed: (e, t) => [Y(t.rival)],
		carryOut: (e, t) => E(e, Y(t.rival), -1, "OP44")
	}
}, oi = {
	...Vr,
	...Wr,
	...qr,
	...Ir,
	...ri,
	...Zr,
	...Gr,
	...ai
}, si = (e) => e in oi;
function ci(e) {
	let t = P(e);
	return si(t) ? t : null;
}
var li = (e) => !hn(e) && fn.some((t) => t === P(e));
// games/economicus/rules/cards/playing.ts
function ui(e, t, n) {
	let r = _r(e, t), { cost: i = 0 } = F(n);
	return b(e, t, r + i), F(n).isStar ? (Te(e.players[t].hand, n), e.players[t].trophies.push(n)) : xn(e, t, n), {
		cost: i,
		charge: r
	};
}
// games/economicus/bot/selling.ts
var di = (e, t, n) => V(e, (r) => Zt(r, e.me, t, n, "full")) - ($n(e.g) ? Ln * n : 0), fi = (e, t) => di(e, t, C(e.g, f(t).industry)), pi = (e) => G(U(e, "sell"), ({ company: t }) => fi(e, t), B.sale);
function mi(e) {
	return G([...U(e, "sellInside")].filter(({ company: t }) => e.g.prices[f(t).industry] !== null), ({ company: t }) => fi(e, t), B.inside) ?? { type: "pass" };
}
function hi(e) {
	let { company: t, mustGain: n } = W(e.g, "halfSale");
	if (!H(e, "confirmSale")) return { type: "cancelSale" };
	let r = di(e, t, C(e.g, f(t).industry)) > B.sale;
	return n || r ? { type: "confirmSale" } : { type: "cancelSale" };
}
// games/economicus/bot/cards/effects.ts
var Z = (e, t) => ({
	phase: "card",
	step: "takeEffect",
	card: e.card,
	industry: e.industry,
	company: e.company,
	rival: e.rival,
	asset: e.asset,
	kind: e.kind,
	paid: e.paid,
	by: t,
	target: null,
	investigators: [],
	detective: null,
	dues: [],
	losses: []
});
function gi(e, t) {
	_i(e, t), y(e, t.by, F(t.card).gain ?? 0);
}
function _i(e, t) {
	let n = ci(t.card);
	if (n === null) return;
	for (let t of s) e.prices[t] ??= 10;
	let r = Z(t, t.by);
	oi[n].carryOut?.(e, r);
	for (let { debtor: t, amount: n, creditor: i } of r.dues) b(e, t, n), i !== null && y(e, i, n);
}
// games/economicus/bot/cards/lots.ts
function Q(e, t) {
	let { g: n, me: r } = e, i = J(n), a = C(n, i);
	return dr(n, r) < a ? 0 : Math.max(0, ur(e, r, i, t ?? "private", a));
}
function vi(e) {
	let { g: t } = e, n = J(t), r = V(e, (e) => w(e, n, C(t, n) + 6, "OP07"));
	return Dr(t) === "FW4" ? Math.max(r, yi(e, n)) - Math.min(6, Q(e, "private")) : r;
}
function yi(e, t) {
	let n = C(e.g, t), r = 0;
	for (let i of k(e.g.players[e.me])) {
		if (f(i).industry !== t) continue;
		let a = di(e, i, n + 6);
		a > B.sale && (r = Math.max(r, a - Math.max(0, di(e, i, n))));
	}
	return r;
}
function bi(e, { industry: t, kind: n }) {
	let { g: r, me: i } = e;
	if (n === null || t === null || t !== r.turn.industry || zt(r, t, n) > 0) return 0;
	if (!Bt(r, t)) return Hn.OP14 * Q(e, n);
	if (r.turn.seat !== i || M(r, i, n) !== null) return 0;
	let a = n === "state" ? "private" : "state", o = Q(e, n) / (1 + xi(e, n)), s = M(r, i, a) === null ? Q(e, a) / (1 + xi(e, a)) : 0;
	return Math.max(0, o - s);
}
function xi({ g: e, me: t }, n) {
	let r = C(e, J(e));
	return h(e, t).filter((t) => M(e, t, n) === null && dr(e, t) >= r).length;
}
function Si(e, t) {
	let { g: n, me: r, horizon: i } = e, a = n.prices[t], o = xt(a ?? 10);
	if (n.players[r].cash < (a === null ? xt(18) : o) + ft(n)) return 0;
	let s = Dr(n) === "FW2" && t === J(n);
	if (!s && n.seats.length === 2) return 0;
	let c = V(e, (e) => A(e, r, t, "clean")), l = V(e, (e) => b(e, r, o));
	return R.late * Zn(n, t, i, s) * c + l - R.upkeep / 2;
}
// games/economicus/bot/cards/judge.ts
function Ci(e, t) {
	let n = ci(t.card);
	if (n === null) return -Infinity;
	let { difficulty: r } = F(t.card), i = (ki[n]?.(e, t) ?? V(e, (n) => _i(n, Z(t, e.me)))) + wi(e, t.card), a = V(e, (n) => ui(n, e.me, t.card));
	if (r === void 0) return i + a;
	let o = Di(e, t), s = V(e, (n) => {
		E(n, e.me, -1, "crime"), E(n, Ei(e, t) ?? e.me, 1, "investigation");
	});
	return (6 - r) / 6 * ((1 - o) * i + o * Math.min(0, s)) + a;
}
function wi(e, t) {
	let { gain: n = 0, draws: r = 0 } = F(t), i = 6 - e.g.players[e.me].hand.secret.length;
	return (n > 0 ? V(e, (t) => y(t, e.me, n)) : 0) + 3 * Math.min(r, i);
}
function Ti({ g: e, me: t }, n) {
	let r = ci(n.card), i = r === null ? [] : oi[r].harmed?.(e, Z(n, t)) ?? [], { cost: a } = mt(e);
	return [.../* @__PURE__ */ new Set([qe(e), ...i])].filter((n) => n !== t && e.players[n].cash >= a);
}
var Ei = (e, t) => Ti(e, t)[0], Di = (e, t) => 1 - (1 - Vn * (6 - mt(e.g).above) / 6) ** Ti(e, t).length;
function Oi(e) {
	let t = 0;
	for (let n of e.g.layout) t += l[n].ways * X(e, e.g, n);
	return t / 36;
}
var ki = {
	OP01: (e, t) => kr(e, (n) => _i(n, Z(t, e.me))),
	OP02: (e, t) => kr(e, (n) => _i(n, Z(t, e.me))),
	OP03: (e, { industry: t }) => t === null ? 0 : Nr(e, t),
	OP04: Pr,
	OP05: (e) => Oi(e) - X(e, e.g, J(e.g)),
	OP06: (e, { industry: t }) => t === null ? 0 : X(e, e.g, t) - X(e, e.g, J(e.g)),
	OP07: vi,
	OP24({ g: e, me: t }) {
		let n = J(e);
		return e.players[t].companies[n] * Math.max(0, On(e, n));
	},
	OP09: (e) => Hn.OP09 * Q(e, "private"),
	OP45: (e, { kind: t }) => Hn.OP45 * Q(e, t),
	OP10: (e) => Hn.OP10 * Q(e, "private"),
	OP12: (e, t) => t.rival === null && $n(e.g) ? -Infinity : V(e, (n) => _i(n, Z(t, e.me))),
	OP14: bi,
	OP16(e, { industry: t }) {
		return t === null ? 0 : Math.min(6, 6 - (dt(e.g) - 3)) / 6 * V(e, (n) => {
			--n.players[e.me].projects[t], A(n, e.me, t, "clean");
		});
	},
	OP18: (e, { industry: t }) => t === null ? 0 : Si(e, t),
	OP39(e) {
		return k(e.g.players[e.me]).filter((t) => e.g.prices[f(t).industry] !== null).map((t) => di(e, t, C(e.g, f(t).industry))).sort((e, t) => t - e).slice(0, 2).reduce((e, t) => e + (t > B.inside ? t : 0), 0);
	},
	OP34: (e) => e.goal - T(e.g, e.me) > Wn.within ? 0 : Wn.worth + V(e, (t) => E(t, e.me, 1, "OP34")),
	OP42: (e, t) => Fr(e, (n) => _i(n, Z(t, e.me))),
	OP40({ g: e }, { rival: t }) {
		let n = t === null ? 0 : e.players[t].hand.secret.length;
		return n === 0 ? 0 : 3 + Math.min(2, .5 * n);
	}
}, Ai = (e) => [...e].sort((e, t) => z[P(e)] - z[P(t)]);
function ji(e) {
	if (!H(e, "exchangeCards")) return null;
	let { hand: t, quotas: n } = e.g.players[e.me], r = t.secret.map((e) => ({
		card: e,
		worth: z[P(e)]
	})), i = n.map((e, t) => ({
		card: e,
		worth: ir(t + 1) - ir(t)
	})), a = [...r, ...i].sort((e, t) => e.worth - t.worth).slice(0, 2), o = a.reduce((e, t) => e + t.worth, 0);
	return a.length === 2 && o < 3 - B.exchange ? {
		type: "exchangeCards",
		cards: a.map(({ card: e }) => e)
	} : null;
}
function Mi(e) {
	let [t] = Ai(e.g.players[e.me].hand.secret);
	if (t === void 0) throw Error("the hand is empty");
	return G(U(e, "playCard"), (t) => Ci(e, t), 0) ?? {
		type: "discard",
		card: t
	};
}
function Ni({ g: e }) {
	let t = Ai(e.players[W(e, "espionage").victim].hand.secret).at(-1);
	if (t === void 0) throw Error("there is nothing to take");
	return {
		type: "takeCard",
		card: t
	};
}
function Pi({ g: e, me: t }) {
	let { terms: n } = W(e, "handOver");
	return {
		type: "giveCards",
		cards: Ai(e.players[t].hand.secret).slice(0, n.secret.get.cards)
	};
}
function Fi(e) {
	let { forecast: t } = e.g, [n] = U(e, "orderCrises");
	if (n === void 0) throw Error("there is nothing to put in order");
	let r = t !== null && Ar(e, t) < 0;
	return {
		type: "orderCrises",
		order: [...n.order].sort((e, t) => r ? Number(N(t)) - Number(N(e)) : Number(N(e)) - Number(N(t)))
	};
}
// games/economicus/bot/cards/reactions.ts
function $(e, t) {
	for (let n of U(e, "react")) if (P(n.card) === t) return n;
	return null;
}
var Ii = (e, t, n) => (n ? $(e, t) : null) ?? { type: "pass" }, Li = (e) => ((W(e.g, "auction").last ?? 0) > z.OP11 ? $(e, "OP11") : null) ?? { type: "pay" };
function Ri(e) {
	let { card: t, industry: n } = W(e.g, "crisis");
	if ($(e, "OP35") === null || t === null || n === null || N(t)) return { type: "pass" };
	let { strength: r, fall: i } = on[t], a = V(e, (e) => {
		wr(e, n, r, t);
		let a = C(e, n);
		a > 0 && w(e, n, i === "half" ? at(a) : a - i, t);
	});
	return Ii(e, "OP35", ln.OP35.gain - a > z.OP35);
}
var zi = (e) => Ii(e, "OP25", C(e.g, W(e.g, "loss").industry) > z.OP25);
function Bi(e) {
	let { industry: t } = W(e.g, "crisis"), n = t === null ? 0 : e.g.players[e.me].companies[t];
	return Ii(e, "OP25", Math.min(_n.most, _n.each * n) > z.OP25);
}
function Vi(e) {
	let { asset: t, by: n, card: r } = W(e.g, "card");
	if (t === null) return { type: "pass" };
	let { industry: i, condition: a } = f(t);
	return Ii(e, "OP28", 3 - V(e, (o) => {
		P(r) === "OP15" ? Qt(o, e.me, t, C(o, i), "OP15") : j(o, e.me, n, i, a);
	}) > z.OP28);
}
function Hi(e) {
	let { g: t, me: n } = e, r = W(t, "card"), { cost: i, above: a } = mt(t), o = (6 - a) / 6 * (V(e, (e) => {
		E(e, n, 1, "investigation"), E(e, r.by, -1, "crime");
	}) - V(e, (e) => gi(e, r))), s = $(e, "OP30");
	if (s !== null && o > z.OP30) return s;
	let c = V(e, (e) => b(e, n, i));
	return H(e, "investigate") && o + c > B.investigation ? { type: "investigate" } : { type: "pass" };
}
var Ui = (e) => Ii(e, "OP30", !0);
// games/economicus/rules/dealings.ts
function Wi(e, t, n, { give: r, get: i }, a) {
	rt(e, t, n, r.money), rt(e, n, t, i.money);
	let o = [...Gi(e, t, ie(r.companies)).map((e) => ({
		...e,
		owner: n
	})), ...Gi(e, n, ie(i.companies)).map((e) => ({
		...e,
		owner: t
	}))];
	for (let { owner: t, industry: n, condition: r, isFresh: i } of o) Ht(e.players[t], n, r), i && (e.players[t].fresh[n] += 1);
	Ki(e, t, n, ae(r.projects)), Ki(e, n, t, ae(i.projects)), e.players[n].quotas.push(...e.players[t].quotas.splice(0, r.quotas)), e.players[t].quotas.push(...e.players[n].quotas.splice(0, i.quotas));
	for (let i of r.cards) qi(e, t, n, i);
	for (let r of a) qi(e, n, t, r);
}
var Gi = (e, t, n) => n.map((n) => {
	let { industry: r, condition: i } = f(n), a = i === "mortgaged" && Gt(e.players[t], r);
	return Ut(e, t, r, i), {
		industry: r,
		condition: i,
		isFresh: a
	};
});
function Ki(e, t, n, r) {
	for (let i of r) --e.players[t].projects[i], e.players[n].projects[i] += 1;
}
function qi(e, t, n, r) {
	ke(r, {
		from: e.players[t].hand,
		giver: t,
		to: e.players[n].hand,
		taker: n
	});
}
// games/economicus/bot/deals.ts
var Ji = {
	money: 0,
	companies: [],
	projects: [],
	quotas: 0
};
function Yi(e, t, n, r) {
	let i = r.get.cards * 3, a = e.me === n ? -i : i;
	return V(e, (e) => Wi(e, t, n, r, [])) + a;
}
function Xi(e) {
	let { g: t, me: n } = e, [r] = t.deals.open.filter(({ to: e }) => e === n);
	return r === void 0 ? null : [...U(e, "acceptDeal")].some((e) => e.deal === r.id) && Yi(e, r.from, r.to, r.terms.secret) > B.deal ? {
		type: "acceptDeal",
		deal: r.id
	} : {
		type: "declineDeal",
		deal: r.id
	};
}
function Zi(e) {
	let { g: t, me: n, random: r } = e;
	if (t.turn.seat !== n || (t.deals.proposed[n] ?? 0) > 0 || !H(e, "proposeDeal") || r(2) > 0) return null;
	let i = G(h(t, n).flatMap((t) => [...Qi(e, t)]), ({ gain: e }) => e, B.deal);
	return i === null ? null : {
		type: "proposeDeal",
		to: i.to,
		terms: i.terms
	};
}
function* Qi(e, t) {
	let { g: n, me: r } = e, i = {
		...e,
		me: t
	};
	i.now = Qn(i, n);
	let a = n.options.deals === "on";
	for (let o of [null, ...$i(n.players[r])]) for (let s of [null, ...$i(n.players[t])]) {
		if (o === s || o !== null && s !== null && !a || o === null && !O(n.players[r]) || s === null && !O(n.players[t])) continue;
		let c = ea(e, i, o, s);
		c !== null && (yield c);
	}
}
var $i = (e) => Rt(e).filter((t) => D(e, t) > 0);
function ea(e, t, n, r) {
	let { g: i, me: a } = e, o = t.me, s = ta(n, r, 0), c = Yi(e, a, o, s), l = Yi(t, a, o, s);
	if (c + l < 2 * B.deal) return null;
	let ee = Math.round((c - l) / 2), u = ta(n, r, Math.max(-i.players[o].cash, Math.min(i.players[a].cash, ee)));
	return Yi(t, a, o, u) <= B.deal ? null : {
		to: o,
		terms: u,
		gain: Yi(e, a, o, u)
	};
}
var ta = (e, t, n) => ({
	give: {
		...Ji,
		money: Math.max(0, n),
		companies: na(e),
		cards: []
	},
	get: {
		...Ji,
		money: Math.max(0, -n),
		companies: na(t),
		cards: 0
	}
}), na = (e) => e === null ? [] : [`${e}-clean-1`];
// games/economicus/rules/raising.ts
function ra(e, t) {
	let n = e.players[t];
	if (!x(e, "EV12")) {
		let [e] = Rt(n).filter((e) => D(n, e) > 0).sort((e, t) => l[e].profit - l[t].profit || e - t);
		if (e !== void 0) return {
			type: "takeLoan",
			industry: e
		};
	}
	let [r] = k(n).map((n) => ({
		company: n,
		stars: oa(e, t, n),
		proceeds: aa(e, t, n)
	})).filter(({ proceeds: e }) => e > 0).sort((e, t) => e.stars - t.stars || t.proceeds - e.proceeds || ia(e.company) - ia(t.company));
	return r === void 0 ? null : {
		type: "sellAtHalf",
		company: r.company
	};
}
var ia = (e) => f(e).industry;
function aa(e, t, n) {
	return e.prices[f(n).industry] === null ? 1 : Xt(e, t, n);
}
function oa(e, t, n) {
	let { industry: r } = f(n);
	if (!g(e)) return 1;
	let i = e.players[t].companies[r], a = Math.max(0, ...e.seats.filter((e) => e !== t).map((t) => e.players[t].companies[r])), o = i - 1 > a;
	return +(i === 1) + +(wt(e, r) === t && !o);
}
// games/economicus/bot/money.ts
function sa(e) {
	let { g: t, me: n } = e;
	if (W(t, "payment").debtor !== n) throw Error("only the debtor raises money");
	let r = [...U(e, "playCard")].find(({ card: e }) => F(e).isMoney && P(e) !== "OP39");
	if (r !== void 0) return r;
	let i = ra(t, n);
	if (i !== null) return i;
	let [a] = t.deals.open.filter(({ from: e }) => e === n);
	return a !== void 0 && H(e, "withdrawDeal") ? {
		type: "withdrawDeal",
		deal: a.id
	} : { type: "declareBankruptcy" };
}
function ca(e) {
	let { g: t, me: n } = e;
	if (t.players[n].cash < 22) return null;
	let [r] = U(e, "repayLoan");
	return r === void 0 ? null : V(e, (e) => Jt(e, n, r.industry)) > 0 ? r : null;
}
var la = (e) => $(e, "OP21") ?? { type: "payInterest" };
// games/economicus/bot/placement.ts
function ua(e) {
	let { me: t, random: n } = e, r = null, i = -Infinity;
	for (let a of U(e, "place")) {
		let { industry: o, kind: s } = a, c = ur(e, t, o, s, 0) + da(e, o) + n(100) / 200;
		c <= i || (i = c, r = a);
	}
	if (r === null) throw Error("there is nothing to take");
	return r;
}
function da({ g: e, horizon: t }, n) {
	let r = 0;
	for (let t of En(e, n)) r += l[t].ways;
	return Gn * t * r * l[n].profit / 36;
}
// games/economicus/bot/start-ups.ts
var fa = (e, t) => Xn(t) * V(e, (n) => A(n, e.me, t, "clean"));
function pa(e) {
	let { g: t, me: n } = e, { industry: r, cost: i } = W(t, "startUps"), a = fa(e, r) - R.upkeep - B.project, o = $(e, "OP17");
	if (o !== null && a > 0) return o;
	let s = t.players[n].cash >= i + ft(t);
	return !H(e, "createProjects") || !s || t.players[n].projects[r] > 0 ? { type: "pass" } : a + V(e, (e) => b(e, n, i)) > 0 ? {
		type: "createProjects",
		count: 1
	} : { type: "pass" };
}
function ma(e) {
	let { g: t } = e, { industry: n } = W(t, "project"), r = fa(e, n) > ft(t);
	if (r && H(e, "payUpkeep")) return { type: "payUpkeep" };
	let i = r ? hr(e) : null;
	if (i !== null) return i;
	let [a] = [...new Set([...U(e, "offerProject")].map(({ to: e }) => e))].sort((e, n) => t.players[n].cash - t.players[e].cash);
	if (a === void 0) return { type: "letBurn" };
	let o = Math.max(0, t.players[a].cash - ft(t));
	return {
		type: "offerProject",
		to: a,
		price: Math.min(o, 2)
	};
}
function ha(e) {
	let { industry: t } = W(e.g, "crisis");
	return H(e, "payUpkeep") && t !== null && fa(e, t) > R.upkeep ? { type: "payUpkeep" } : { type: "letBurn" };
}
function ga(e) {
	let { industry: t, price: n } = W(e.g, "projectSale");
	return fa(e, t) > n + ft(e.g) + B.project ? { type: "buyProject" } : { type: "pass" };
}
// games/economicus/bot/takeovers.ts
var _a = (e, t, n, r, i) => V(e, (e) => {
	rt(e, t, n, St(e, C(e, r))), j(e, n, t, r, i);
});
function va(e) {
	let { g: t, me: n } = e, { industry: r } = W(t, "offers");
	return G(U(e, "offerTakeover"), ({ owner: t, condition: i }) => _a(e, n, t, r, i), B.takeover) ?? ya(e, r) ?? { type: "pass" };
}
function ya(e, t) {
	let { g: n, me: r } = e, i = St(n, C(n, t)) - n.players[r].cash;
	return i <= 0 || dr(n, r) < i + n.players[r].cash ? null : n.seats.some((i) => i !== r && n.players[i].companies[t] > n.turn.sheltered[i] && _a(e, r, i, t, n.players[i].mortgaged[t] > 0 ? "mortgaged" : "clean") > B.takeover + 6.5 / 2) ? hr(e) : null;
}
function ba(e) {
	let { g: t, me: n } = e, { industry: r, pending: i } = W(t, "offers");
	if (i === null) return { type: "acceptTakeover" };
	let a = _a(e, i.by, n, r, i.condition), o = $(e, "OP28");
	if (o !== null && a < 0) return o;
	let s = C(t, r);
	return V(e, (e) => {
		b(e, n, s), w(e, r, 2 * s, "kept");
	}) <= a + B.keeping ? { type: "acceptTakeover" } : H(e, "keepCompany") ? { type: "keepCompany" } : (dr(t, n) - (i.condition === "clean" ? 5 : 0) >= s ? hr(e) : null) ?? { type: "acceptTakeover" };
}
// games/economicus/bot/cards/playing.ts
var xa = /* @__PURE__ */ new Set([
	"OP20",
	"OP22",
	"OP26",
	"OP27"
]), Sa = /* @__PURE__ */ new Set([
	"OP09",
	"OP14",
	"OP37",
	"OP45"
]), Ca = /* @__PURE__ */ new Set([
	"OP01",
	"OP02",
	"OP18",
	"OP42"
]), wa = /* @__PURE__ */ new Set(["OP07"]), Ta = /* @__PURE__ */ new Set(["OP03", "OP04"]), Ea = ["FW5", "FW8"], Da = [
	"FW2",
	"FW3",
	"FW4",
	"FW5",
	"FW6",
	"FW7",
	"FW8"
];
function Oa(e, t, n) {
	let r = P(e);
	return li(e) ? !1 : xa.has(r) ? t === "FW8" && n : Ca.has(r) ? t === "FW2" || t === "FW8" && n : Ta.has(r) ? t === "FW4" || t === "FW9" : wa.has(r) ? t === "FW4" || t === "FW6" : Sa.has(r) ? t === "FW5" : (F(e).timing.includes("any") ? Ea : Da).includes(t);
}
var ka = (e, t) => G(Aa(e, t), (t) => Ci(e, t), B.card);
function* Aa(e, t) {
	let n = e.g.turn.seat === e.me;
	for (let r of sr(e, "playCard")) for (let e of r) {
		if (!Oa(e.card, t, n)) break;
		yield e;
	}
}
// games/economicus/bot/window.ts
function ja({ seat: e, view: t, offers: n }) {
	let r = t.stack.at(-1);
	if (r?.phase !== "window" || t.deals.open.some(({ to: t }) => t === e)) return null;
	let { companies: i, hand: a } = t.players[e], o = t.turn.seat === e;
	return r.window === "FW4" && t.turn.industry !== null && i[t.turn.industry] > 0 || r.window === "FW8" && o || a.secret.some((e) => e !== null && Oa(e, r.window, o)) ? null : n.some(({ type: e }) => e === "roll") ? { type: "roll" } : { type: "ready" };
}
function Ma(e) {
	let { window: t } = W(e.g, "window");
	return Xi(e) ?? ka(e, t) ?? (t === "FW4" ? pi(e) : null) ?? (t === "FW8" ? Na(e) : null) ?? (H(e, "roll") ? { type: "roll" } : { type: "ready" });
}
function Na(e) {
	return e.g.turn.seat === e.me ? ca(e) ?? (g(e.g) ? ji(e) : null) ?? Zi(e) : null;
}
// games/economicus/bot/careful.ts
var Pa = ({ search: e }) => ({
	name: "careful",
	choose(t, n) {
		let { seat: r, view: i, offers: a } = t;
		return ja(t) ?? Fa(or(e.redeal(i, n(4294967296)), r, a, n));
	}
});
function Fa(e) {
	let t = e.g.stack.at(-1);
	switch (t?.phase) {
		case "placement": return ua(e);
		case "window": return Ma(e);
		case "project": return ma(e);
		case "projectSale": return ga(e);
		case "halfSale": return hi(e);
		case "handOver": return Pi(e);
		case "payment": return t.debtor === e.me ? sa(e) : Xi(e) ?? sa(e);
		case "crisis": return t.step === "bailout" ? Ri(e) : t.step === "insurance" ? Bi(e) : ha(e);
		case "auction": return t.step === "announcement" ? mr(e) : t.step === "bidding" ? fr(e) : Li(e);
		case "startUps": return pa(e);
		case "offers": return t.step === "offering" ? va(e) : ba(e);
		case "interest": return la(e);
		case "event": return t.step === "choice" ? Ia(e) : La(e);
		case "card": return t.step === "shield" ? Vi(e) : t.step === "investigation" ? Hi(e) : Ui(e);
		case "loss": return zi(e);
		case "overflow": return Mi(e);
		case "briefing": return Fi(e);
		case "insider": return mi(e);
		case "espionage": return Ni(e);
		default: throw Error("no question is open");
	}
}
var Ia = ({ g: e, me: t }) => e.players[t].cash > 15 && e.players[t].hand.secret.length < 4 ? { type: "drawCard" } : { type: "takeMoney" };
function La({ g: e, me: t }) {
	let n = e.stack.at(-1), r = n?.phase === "event" ? n.industry : null;
	return r === null ? {
		type: "giveUp",
		condition: u[0]
	} : {
		type: "giveUp",
		condition: Xt(e, t, `${r}-mortgaged`) >= 0 ? "mortgaged" : "clean"
	};
}
// games/economicus/bot/bots.ts
var Ra = [0, 1];
function za(e) {
	let t = o(e);
	return {
		...t,
		choose(e, n) {
			let r = e.view.stack.at(-1)?.phase === "window" ? e.offers.filter(({ type: e }) => e !== "declareBankruptcy") : e.offers;
			return t.choose({
				...e,
				offers: r
			}, n);
		}
	};
}
// \0parlour-bundle
var Ba = {
	game: "economicus",
	plays: Ra,
	botsFor: (e) => [za(e), Pa(e)]
};
export { Ba as default };
